CREATE TABLE "one_time_codes" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"device_id" text NOT NULL,
	"channel" text NOT NULL,
	"digest" text NOT NULL,
	"tries" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"consumed_at" timestamp (3) with time zone,
	CONSTRAINT "one_time_codes_identity_id_id_pk" PRIMARY KEY("identity_id","id")
);
--> statement-breakpoint
CREATE TABLE "billing_profiles" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"service_address" jsonb NOT NULL,
	"currency" text NOT NULL,
	"processor_customer_id" text,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "billing_profiles_identity_id_id_pk" PRIMARY KEY("identity_id","id")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"serial_number" bigserial NOT NULL,
	"order_id" text,
	"subscription_id" text NOT NULL,
	"billing_profile_id" text NOT NULL,
	"description" text NOT NULL,
	"currency" text NOT NULL,
	"charge" jsonb NOT NULL,
	"period_start" date NOT NULL,
	"total_in_cents" bigint NOT NULL,
	"paid_in_cents" bigint NOT NULL,
	"due_date" date NOT NULL,
	"payment_method_id" text,
	"service_address" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoices_identity_id_id_pk" PRIMARY KEY("identity_id","id")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"identity_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"account" text NOT NULL,
	"amount_in_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_identity_id_transaction_id_account_pk" PRIMARY KEY("identity_id","transaction_id","account")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"billing_profile_id" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"expiry_year" integer NOT NULL,
	"expiry_month" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"is_apple_pay" boolean NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_methods_identity_id_id_pk" PRIMARY KEY("identity_id","id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"order_id" text NOT NULL,
	"billing_profile_id" text NOT NULL,
	"payment_method_id" text NOT NULL,
	"processor_customer_id" text NOT NULL,
	"amount_in_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"processor_charge_id" text,
	"next_move" text,
	"invoice_id" text,
	"lease_until" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "payments_identity_id_id_pk" PRIMARY KEY("identity_id","id")
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" text PRIMARY KEY NOT NULL,
	"platform" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"grant_digest" text NOT NULL,
	"grant_expires_at" timestamp (3) with time zone NOT NULL,
	"refresh_grant_digest" text NOT NULL,
	"refresh_grant_expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text,
	"username" text,
	"phone" text,
	"password_hash" text,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identities_email" UNIQUE("email"),
	CONSTRAINT "identities_username" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "identity_grants" (
	"digest" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"identity_id" text NOT NULL,
	"device_id" text NOT NULL,
	"assurance" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"base_term" text NOT NULL,
	"service_type" text NOT NULL,
	"billing_platform" text NOT NULL,
	"products" jsonb NOT NULL,
	"phases" jsonb NOT NULL,
	"is_organic" boolean NOT NULL,
	"rank" integer NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "offers_id_version_pk" PRIMARY KEY("id","version")
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"offer_ids" jsonb NOT NULL,
	"country" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"is_redeemed" boolean NOT NULL,
	"offers_affect_trial_eligibility" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"offer" jsonb NOT NULL,
	"promo_code" text,
	"starts_on" date NOT NULL,
	"charges" jsonb NOT NULL,
	"due_now_in_cents" bigint NOT NULL,
	"billing_profile_id" text NOT NULL,
	"service_address" jsonb NOT NULL,
	"seal" text NOT NULL,
	"attempt" integer NOT NULL,
	"confirm_fingerprint" text,
	"confirm_key" text,
	"subscription_id" text,
	"invoice_id" text,
	"agreement" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "orders_identity_id_id_pk" PRIMARY KEY("identity_id","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"identity_id" text,
	"device_id" text NOT NULL,
	"country" text NOT NULL,
	"region" text,
	"assurance" text NOT NULL,
	"seed" text NOT NULL,
	"generation" integer NOT NULL,
	"rotated_at" timestamp (3) with time zone NOT NULL,
	"access_expires_at" timestamp (3) with time zone NOT NULL,
	"refresh_expires_at" timestamp (3) with time zone NOT NULL,
	"absolute_expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_because" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"product_id" text NOT NULL,
	"order_id" text NOT NULL,
	"offer" jsonb NOT NULL,
	"billing_profile_id" text NOT NULL,
	"service_address" jsonb NOT NULL,
	"started_on" date NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"terminated_at" timestamp (3) with time zone,
	CONSTRAINT "subscriptions_identity_id_id_pk" PRIMARY KEY("identity_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"lease_until" timestamp (3) with time zone NOT NULL,
	"status" integer,
	"sealed_answer" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"key" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_counters_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "inbox_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"channel" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "one_time_codes_expires_at_index" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_profiles_default" ON "billing_profiles" USING btree ("identity_id") WHERE "billing_profiles"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_per_period" ON "invoices" USING btree ("identity_id","subscription_id","period_start");--> statement-breakpoint
CREATE INDEX "invoices_identity_id_created_at_index" ON "invoices" USING btree ("identity_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_default" ON "payment_methods" USING btree ("identity_id","billing_profile_id") WHERE "payment_methods"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open_per_order" ON "payments" USING btree ("identity_id","order_id") WHERE "payments"."state" <> 'declined';--> statement-breakpoint
CREATE INDEX "payments_unsettled" ON "payments" USING btree ("lease_until") WHERE "payments"."state" in ('started', 'unknown');--> statement-breakpoint
CREATE INDEX "identity_grants_expires_at_index" ON "identity_grants" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_identity_id_index" ON "sessions" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "sessions_refresh_expires_at_index" ON "sessions" USING btree ("refresh_expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_live_per_product" ON "subscriptions" USING btree ("identity_id","product_id") WHERE "subscriptions"."state" not in ('cancelled', 'expired');--> statement-breakpoint
CREATE INDEX "inbox_messages_to_sent_at_index" ON "inbox_messages" USING btree ("to","sent_at");