ALTER TABLE "leads" ADD COLUMN "mails_due" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "mail_claimed_until" timestamp with time zone;