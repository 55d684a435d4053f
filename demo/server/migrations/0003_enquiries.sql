ALTER TABLE "leads" ALTER COLUMN "channel" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "property_id" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "staff_id" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "department_id" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "opt_in_marketing_url" text;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;