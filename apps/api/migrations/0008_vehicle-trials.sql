CREATE TABLE "device_tokens" (
	"digest" text PRIMARY KEY NOT NULL,
	"encrypted_link" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "maker_messages" (
	"maker_id" text NOT NULL,
	"nonce" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "maker_messages_maker_id_nonce_pk" PRIMARY KEY("maker_id","nonce")
);
--> statement-breakpoint
CREATE TABLE "vehicle_trial_terms" (
	"trial_id" text NOT NULL,
	"device_id" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vehicle_trial_terms_trial_id_device_id_version_pk" PRIMARY KEY("trial_id","device_id","version")
);
--> statement-breakpoint
CREATE TABLE "vehicle_trials" (
	"id" text PRIMARY KEY NOT NULL,
	"maker_id" text NOT NULL,
	"reference" text NOT NULL,
	"radio_id" text NOT NULL,
	"vin" text,
	"kind" text NOT NULL,
	"days" integer NOT NULL,
	"starts_on" date,
	"email" text,
	"oem_driver_id" text,
	"dealer_address" jsonb NOT NULL,
	"link_digest" text NOT NULL,
	"link_expires_at" timestamp (3) with time zone NOT NULL,
	"link_number" integer NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"claimed_by" text,
	"claimed_at" timestamp (3) with time zone,
	"subscription_id" text
);
--> statement-breakpoint
CREATE INDEX "device_tokens_expires_at_index" ON "device_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "maker_messages_received_at_index" ON "maker_messages" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_trials_one_reference" ON "vehicle_trials" USING btree ("maker_id","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_trials_one_of_a_radio" ON "vehicle_trials" USING btree ("radio_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_trials_one_of_a_vehicle" ON "vehicle_trials" USING btree ("vin","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_trials_one_link" ON "vehicle_trials" USING btree ("link_digest");--> statement-breakpoint
CREATE INDEX "vehicle_trials_claimed_by" ON "vehicle_trials" USING btree ("claimed_by");