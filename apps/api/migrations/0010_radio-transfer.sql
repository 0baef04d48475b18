CREATE TABLE "radio_silences" (
	"radio_id" text PRIMARY KEY NOT NULL,
	"waits_for_radio_id" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"send_count" integer NOT NULL,
	"heard_at" timestamp (3) with time zone,
	"next_send_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "radio_subscriptions_one_radio";--> statement-breakpoint
ALTER TABLE "radio_subscriptions" ADD COLUMN "is_moving_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "fees" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "radio_silences_due" ON "radio_silences" USING btree ("next_send_at") WHERE "radio_silences"."next_send_at" is not null;--> statement-breakpoint
CREATE INDEX "radio_silences_waiting" ON "radio_silences" USING btree ("waits_for_radio_id") WHERE "radio_silences"."waits_for_radio_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "radio_subscriptions_one_radio" ON "radio_subscriptions" USING btree ("subscription_id","is_moving_in") WHERE "radio_subscriptions"."until" is null;