CREATE TABLE "radio_lookups" (
	"digest" text PRIMARY KEY NOT NULL,
	"device_id" text NOT NULL,
	"radio_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "radio_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"identity_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"radio_id" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "radio_vehicles" (
	"id" text PRIMARY KEY NOT NULL,
	"radio_id" text NOT NULL,
	"vin" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "radios" (
	"radio_id" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"kind" text NOT NULL,
	"maker" text,
	"capabilities" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"vin" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"phone_digest" text NOT NULL,
	"radio_id" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signal_refreshes" (
	"id" text PRIMARY KEY NOT NULL,
	"radio_id" text NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"send_count" integer NOT NULL,
	"heard_at" timestamp (3) with time zone,
	"next_send_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_radios" (
	"radio_id" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"is_under_roof" boolean NOT NULL,
	"is_activated" boolean NOT NULL,
	"heard_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "radio_lookups_expires_at_index" ON "radio_lookups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "radio_lookups_radio_id_index" ON "radio_lookups" USING btree ("radio_id");--> statement-breakpoint
CREATE UNIQUE INDEX "radio_subscriptions_one_subscription" ON "radio_subscriptions" USING btree ("radio_id") WHERE "radio_subscriptions"."until" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "radio_subscriptions_one_radio" ON "radio_subscriptions" USING btree ("subscription_id") WHERE "radio_subscriptions"."until" is null;--> statement-breakpoint
CREATE INDEX "radio_subscriptions_identity_id_index" ON "radio_subscriptions" USING btree ("identity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "radio_vehicles_one_vehicle" ON "radio_vehicles" USING btree ("radio_id") WHERE "radio_vehicles"."until" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "radio_vehicles_one_radio" ON "radio_vehicles" USING btree ("vin") WHERE "radio_vehicles"."until" is null;--> statement-breakpoint
CREATE INDEX "refresh_texts_phone_digest_sent_at_index" ON "refresh_texts" USING btree ("phone_digest","sent_at");--> statement-breakpoint
CREATE INDEX "signal_refreshes_radio_id_requested_at_index" ON "signal_refreshes" USING btree ("radio_id","requested_at");--> statement-breakpoint
CREATE INDEX "signal_refreshes_due" ON "signal_refreshes" USING btree ("next_send_at") WHERE "signal_refreshes"."next_send_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "signal_refreshes_one_at_a_time" ON "signal_refreshes" USING btree ("radio_id") WHERE "signal_refreshes"."next_send_at" is not null;