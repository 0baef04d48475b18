CREATE TABLE "plate_lookups" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"device_id" text NOT NULL,
	"plate_digest" text NOT NULL,
	"purpose" text NOT NULL,
	"found" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "radio_subscriptions" ADD COLUMN "removal_reason" text;--> statement-breakpoint
ALTER TABLE "radio_subscriptions" ADD COLUMN "removal_note" text;--> statement-breakpoint
CREATE INDEX "plate_lookups_at_index" ON "plate_lookups" USING btree ("at");--> statement-breakpoint
CREATE INDEX "plate_lookups_plate_digest_index" ON "plate_lookups" USING btree ("plate_digest");