-- The words of a property that a text search finds. A function, because a generated column may
-- only use immutable ones and array_to_string is not declared so.
CREATE FUNCTION "property_words"("address" text, "postcode" text, "county" text, "kind" text, "summary" text, "features" text[], "description" text[])
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('english'::regconfig, concat_ws(' ',
    "address", "postcode", "county", "kind", "summary", array_to_string("features", ' '), array_to_string("description", ' ')))
$$;--> statement-breakpoint
CREATE TABLE "articles" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"url_label" text NOT NULL,
	"topic" text NOT NULL,
	"summary" text NOT NULL,
	"body" text[] NOT NULL,
	"staff_id" integer NOT NULL,
	"photo" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "articles_url_label_unique" UNIQUE("url_label")
);
--> statement-breakpoint
CREATE TABLE "branches" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url_label" text NOT NULL,
	"address" text NOT NULL,
	"town" text NOT NULL,
	"county" text NOT NULL,
	"postcode" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"telephone" text NOT NULL,
	"sales_telephone" text NOT NULL,
	"lettings_telephone" text NOT NULL,
	"email" text NOT NULL,
	"opening_hours" text[] NOT NULL,
	"description" text[] NOT NULL,
	"departments" jsonb NOT NULL,
	"photo" jsonb NOT NULL,
	CONSTRAINT "branches_url_label_unique" UNIQUE("url_label")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"county_name" text,
	"kind" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"radius_km" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" integer PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"surname" text NOT NULL,
	"job_title" text NOT NULL,
	"accreditation" text,
	"url_label" text NOT NULL,
	"branch_id" integer NOT NULL,
	"department_id" text NOT NULL,
	"department_name" text NOT NULL,
	"email" text NOT NULL,
	"direct_line" text NOT NULL,
	"mobile_number" text,
	"contactable_for_sales" boolean NOT NULL,
	"contactable_for_lettings" boolean NOT NULL,
	"biography" text[] NOT NULL,
	"avatar" jsonb NOT NULL,
	CONSTRAINT "staff_url_label_unique" UNIQUE("url_label")
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" integer PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"department" text NOT NULL,
	"status" text NOT NULL,
	"display_address" text NOT NULL,
	"house" text NOT NULL,
	"street" text NOT NULL,
	"locality" text,
	"town" text NOT NULL,
	"county" text NOT NULL,
	"postcode" text NOT NULL,
	"place_id" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"price_value" integer,
	"price_qualifier" text,
	"bedrooms" integer NOT NULL,
	"bathrooms" integer NOT NULL,
	"reception_rooms" integer NOT NULL,
	"square_feet" integer,
	"acreage" double precision,
	"property_type" text NOT NULL,
	"tenure" text,
	"tags" text[] NOT NULL,
	"pets" boolean DEFAULT false NOT NULL,
	"short_lets" boolean DEFAULT false NOT NULL,
	"pppw_price" integer,
	"auction_date" date,
	"exchanged_price" integer,
	"disposal" text,
	"subdomain" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"launched_at" timestamp with time zone NOT NULL,
	"short_description" text NOT NULL,
	"description" text[] NOT NULL,
	"features" text[] NOT NULL,
	"epc_current" integer,
	"epc_potential" integer,
	"council_tax_band" text,
	"branch_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"photos" jsonb NOT NULL,
	"floorplans" jsonb NOT NULL,
	"epc_charts" jsonb NOT NULL,
	"virtual_tours" jsonb NOT NULL,
	"lettings_fee_text" text,
	"search_words" "tsvector" GENERATED ALWAYS AS (property_words(display_address, postcode, county, property_type, short_description, features, description)) STORED
);
--> statement-breakpoint
CREATE TABLE "marketing_preferences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marketing_preferences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"is_opted_in" boolean NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"statement" text DEFAULT '' NOT NULL,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "marketing_preferences_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_events" (
	"property_id" integer NOT NULL,
	"day" date DEFAULT now() NOT NULL,
	"event_type" text NOT NULL,
	"domain" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "property_events_property_id_day_event_type_domain_pk" PRIMARY KEY("property_id","day","event_type","domain")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_properties" (
	"user_id" integer NOT NULL,
	"property_id" integer NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_properties_user_id_property_id_pk" PRIMARY KEY("user_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"query" text NOT NULL,
	"fingerprint" text GENERATED ALWAYS AS (md5(query)) STORED NOT NULL,
	"alert_frequency" text DEFAULT 'I' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"tel_home" text DEFAULT '' NOT NULL,
	"tel_mobile" text DEFAULT '' NOT NULL,
	"house_name" text DEFAULT '' NOT NULL,
	"house_number" text DEFAULT '' NOT NULL,
	"street_address" text DEFAULT '' NOT NULL,
	"address_2" text DEFAULT '' NOT NULL,
	"locality" text DEFAULT '' NOT NULL,
	"town" text DEFAULT '' NOT NULL,
	"county" text DEFAULT '' NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"do_not_contact" boolean DEFAULT false NOT NULL,
	"agreed_to_terms_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_preferences" ADD CONSTRAINT "marketing_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_events" ADD CONSTRAINT "property_events_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_properties" ADD CONSTRAINT "saved_properties_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_properties" ADD CONSTRAINT "saved_properties_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_topic" ON "articles" USING btree ("topic","published_at");--> statement-breakpoint
CREATE INDEX "places_name" ON "places" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "staff_branch" ON "staff" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "properties_price" ON "properties" USING btree ("channel","price_value","bedrooms","id");--> statement-breakpoint
CREATE INDEX "properties_created" ON "properties" USING btree ("channel","created_at","id");--> statement-breakpoint
CREATE INDEX "properties_updated" ON "properties" USING btree ("channel","updated_at","id");--> statement-breakpoint
CREATE INDEX "properties_launched" ON "properties" USING btree ("channel","launched_at","id");--> statement-breakpoint
CREATE INDEX "properties_square_feet" ON "properties" USING btree ("channel","square_feet","id");--> statement-breakpoint
CREATE INDEX "properties_bedrooms" ON "properties" USING btree ("channel","bedrooms","price_value");--> statement-breakpoint
CREATE INDEX "properties_department" ON "properties" USING btree ("department","channel");--> statement-breakpoint
CREATE INDEX "properties_status" ON "properties" USING btree ("channel","status");--> statement-breakpoint
CREATE INDEX "properties_acreage" ON "properties" USING btree ("acreage");--> statement-breakpoint
CREATE INDEX "properties_auction_date" ON "properties" USING btree ("auction_date");--> statement-breakpoint
CREATE INDEX "properties_branch" ON "properties" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "properties_place" ON "properties" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "properties_county" ON "properties" USING btree ("county","channel");--> statement-breakpoint
CREATE INDEX "properties_pets" ON "properties" USING btree ("channel","id") WHERE "properties"."pets";--> statement-breakpoint
CREATE INDEX "properties_short_lets" ON "properties" USING btree ("channel","id") WHERE "properties"."short_lets";--> statement-breakpoint
CREATE INDEX "properties_postcode" ON "properties" USING btree ("postcode" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "properties_tags" ON "properties" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "properties_words" ON "properties" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "properties_position" ON "properties" USING gist (point("lng", "lat"));--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rate_limits_window" ON "rate_limits" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "saved_properties_property" ON "saved_properties" USING btree ("property_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_query" ON "saved_searches" USING btree ("user_id","fingerprint");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));