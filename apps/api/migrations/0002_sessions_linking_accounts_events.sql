CREATE TABLE "accounts" (
	"identity_id" text PRIMARY KEY NOT NULL,
	"account_number" text NOT NULL,
	"special_handling_flag" boolean NOT NULL,
	"user_opted_out" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accounts_number" UNIQUE("account_number")
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"consent_type" text NOT NULL,
	"country_code" text NOT NULL,
	"platform" text NOT NULL,
	"app_version" text NOT NULL,
	"version" date NOT NULL,
	"language" text NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agreements_identity_id_id_pk" PRIMARY KEY("identity_id","id")
);
--> statement-breakpoint
CREATE TABLE "privacy_options" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"is_opted_out" boolean NOT NULL,
	"source" text NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "privacy_options_identity_id_id_pk" PRIMARY KEY("identity_id","id")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"identity_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"nickname" text NOT NULL,
	"is_taste_picking_bypassed" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_challenges" (
	"digest" text PRIMARY KEY NOT NULL,
	"device_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "telemetry_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"identity_id" text NOT NULL,
	"device_id" text NOT NULL,
	"version" text NOT NULL,
	"event_name" text NOT NULL,
	"is_test" boolean NOT NULL,
	"time_in_milliseconds" double precision NOT NULL,
	"system_clock_time_in_milliseconds" double precision NOT NULL,
	"internal_clock_time_in_milliseconds" double precision NOT NULL,
	"clock_adjustment_in_milliseconds" double precision NOT NULL,
	"average_latency_in_milliseconds" double precision NOT NULL,
	"using_clock" text NOT NULL,
	"logical_epoch" double precision NOT NULL,
	"logical_counter" bigint NOT NULL,
	"attributes" jsonb,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"device_id" text NOT NULL,
	"session_id" text NOT NULL,
	"identity_id" text,
	"event_name" text NOT NULL,
	"event_token_id" text NOT NULL,
	"time_in_milliseconds" double precision NOT NULL,
	"logical_epoch" double precision NOT NULL,
	"logical_counter" bigint NOT NULL,
	"attributes" jsonb,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"link_digest" text NOT NULL,
	"offer" jsonb NOT NULL,
	"service_address" jsonb NOT NULL,
	"email" text,
	"is_mailed_to_email" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"claimed_by" text,
	"claimed_at" timestamp (3) with time zone,
	"subscription_id" text
);
--> statement-breakpoint
CREATE TABLE "smart_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"identity_id" text NOT NULL,
	"device_id" text NOT NULL,
	"device_name" text NOT NULL,
	"kind" text NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "smart_devices_device" UNIQUE("device_id")
);
--> statement-breakpoint
CREATE TABLE "user_codes" (
	"code_digest" text PRIMARY KEY NOT NULL,
	"device_code_digest" text NOT NULL,
	"device_id" text NOT NULL,
	"flow" text NOT NULL,
	"device_name" text NOT NULL,
	"country" text NOT NULL,
	"region" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"interval_in_seconds" integer NOT NULL,
	"last_asked_at" timestamp (3) with time zone,
	"approved_by" text,
	"answered_at" timestamp (3) with time zone,
	"linked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "casting_uses" (
	"grant_id" text PRIMARY KEY NOT NULL,
	"device_id" text NOT NULL,
	"session_id" text,
	"revoked_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legacy_sign_ins" (
	"digest" text PRIMARY KEY NOT NULL,
	"identity_id" text NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "third_party_codes" (
	"digest" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"code_challenge" text NOT NULL,
	"identity_id" text NOT NULL,
	"country" text NOT NULL,
	"granted_by" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"session_id" text
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "billing_profile_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "older_grant_digest" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "kind" text DEFAULT 'browser' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "source" text DEFAULT 'stripe' NOT NULL;--> statement-breakpoint
CREATE INDEX "device_challenges_expires_at_index" ON "device_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "telemetry_events_received_at_index" ON "telemetry_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "user_events_received_at_index" ON "user_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_link_digest_index" ON "invitations" USING btree ("link_digest");--> statement-breakpoint
CREATE INDEX "invitations_expires_at_index" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "smart_devices_identity_id_index" ON "smart_devices" USING btree ("identity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_codes_device_code_digest_index" ON "user_codes" USING btree ("device_code_digest");--> statement-breakpoint
CREATE INDEX "user_codes_expires_at_index" ON "user_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "casting_uses_expires_at_index" ON "casting_uses" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "third_party_codes_expires_at_index" ON "third_party_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "devices_older_grant_digest_index" ON "devices" USING btree ("older_grant_digest");