CREATE TABLE "alerted_properties" (
	"saved_search_id" integer NOT NULL,
	"property_id" integer NOT NULL,
	CONSTRAINT "alerted_properties_saved_search_id_property_id_pk" PRIMARY KEY("saved_search_id","property_id")
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "alerts_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "alerted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "alert_claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alerted_properties" ADD CONSTRAINT "alerted_properties_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerted_properties" ADD CONSTRAINT "alerted_properties_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerted_properties_property" ON "alerted_properties" USING btree ("property_id");