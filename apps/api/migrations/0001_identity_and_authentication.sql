CREATE TABLE "magic_links" (
	"digest" text PRIMARY KEY NOT NULL,
	"identity_id" text NOT NULL,
	"device_id" text NOT NULL,
	"requested_from" text NOT NULL,
	"return_path" text,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "text_sends" (
	"prefix" text NOT NULL,
	"code_id" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"redeemed_at" timestamp (3) with time zone,
	CONSTRAINT "text_sends_prefix_code_id_pk" PRIMARY KEY("prefix","code_id")
);
--> statement-breakpoint
CREATE TABLE "passkey_ceremonies" (
	"digest" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"challenge_digest" text NOT NULL,
	"session_id" text NOT NULL,
	"device_id" text NOT NULL,
	"identity_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey_users" (
	"identity_id" text PRIMARY KEY NOT NULL,
	"user_handle" text NOT NULL,
	CONSTRAINT "passkey_users_user_handle" UNIQUE("user_handle")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"is_synced" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_identity_id_id_pk" PRIMARY KEY("identity_id","id"),
	CONSTRAINT "passkeys_credential_id" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "password_locks" (
	"identity_id" text NOT NULL,
	"device" text NOT NULL,
	"failures" integer NOT NULL,
	"window_started_at" timestamp (3) with time zone NOT NULL,
	"failures_in_a_row" integer NOT NULL,
	"locks" integer NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"tried_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "password_locks_identity_id_device_pk" PRIMARY KEY("identity_id","device")
);
--> statement-breakpoint
CREATE TABLE "step_ups" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"method" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "address_grants" (
	"digest" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"device_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "records_of_sale" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"radio_id" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "purpose" text DEFAULT 'sign-in' NOT NULL;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "magic_links_identity_id_index" ON "magic_links" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "magic_links_expires_at_index" ON "magic_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "text_sends_code_id_index" ON "text_sends" USING btree ("code_id");--> statement-breakpoint
CREATE INDEX "text_sends_sent_at_index" ON "text_sends" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "passkey_ceremonies_expires_at_index" ON "passkey_ceremonies" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_locks_tried_at_index" ON "password_locks" USING btree ("tried_at");--> statement-breakpoint
CREATE INDEX "step_ups_session_id_index" ON "step_ups" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "step_ups_at_index" ON "step_ups" USING btree ("at");--> statement-breakpoint
CREATE INDEX "address_grants_expires_at_index" ON "address_grants" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "records_of_sale_email_index" ON "records_of_sale" USING btree ("email");--> statement-breakpoint
CREATE INDEX "records_of_sale_radio_id_index" ON "records_of_sale" USING btree ("radio_id");