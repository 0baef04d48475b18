ALTER TABLE "magic_links" ADD COLUMN "sent_to" text;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "sent_to" text;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "email_proved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity_grants" ADD COLUMN "proven_email" text;--> statement-breakpoint
-- Whoever is here by now was signed in by mail as the owner of their address, and goes on as such.
UPDATE "identities" SET "email_proved_at" = "created_at" WHERE "email" IS NOT NULL;
