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
CREATE TABLE "magic_links" (
	"digest" text PRIMARY KEY NOT NULL,
	"identity_id" text NOT NULL,
	"sent_to" text,
	"device_id" text NOT NULL,
	"requested_from" text NOT NULL,
	"return_path" text,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"device_id" text NOT NULL,
	"purpose" text DEFAULT 'sign-in' NOT NULL,
	"channel" text NOT NULL,
	"sent_to" text,
	"digest" text NOT NULL,
	"tries" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"consumed_at" timestamp (3) with time zone,
	CONSTRAINT "one_time_codes_identity_id_id_pk" PRIMARY KEY("identity_id","id")
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
CREATE TABLE "balances" (
	"identity_id" text NOT NULL,
	"billing_profile_id" text NOT NULL,
	"balance_in_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "balances_identity_id_billing_profile_id_pk" PRIMARY KEY("identity_id","billing_profile_id"),
	CONSTRAINT "balances_not_negative" CHECK ("balances"."balance_in_cents" >= 0)
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
	"is_e_bill" boolean DEFAULT true NOT NULL,
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
	"other_subscription_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"billing_profile_id" text NOT NULL,
	"description" text NOT NULL,
	"currency" text NOT NULL,
	"first_charge" integer NOT NULL,
	"charges" jsonb NOT NULL,
	"total_in_cents" bigint NOT NULL,
	"applied_balance_in_cents" bigint NOT NULL,
	"paid_in_cents" bigint NOT NULL,
	"waived_in_cents" bigint NOT NULL,
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
	"billing_address" jsonb,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "payment_methods_identity_id_id_pk" PRIMARY KEY("identity_id","id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" text NOT NULL,
	"billing_profile_id" text NOT NULL,
	"payment_method_id" text NOT NULL,
	"processor_customer_id" text NOT NULL,
	"amount_in_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"processor_charge_id" text,
	"next_move" text,
	"is_final" boolean NOT NULL,
	"invoice_id" text,
	"lease_until" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"tried_on" date NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "payments_identity_id_id_pk" PRIMARY KEY("identity_id","id")
);
--> statement-breakpoint
CREATE TABLE "gift_card_tokens" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"gift_card_id" text NOT NULL,
	"good_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gift_card_tokens_identity_id_id_pk" PRIMARY KEY("identity_id","id")
);
--> statement-breakpoint
CREATE TABLE "gift_card_uses" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"token_id" text NOT NULL,
	"gift_card_id" text NOT NULL,
	"amount_in_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"billing_profile_id" text NOT NULL,
	"redeemed_at" timestamp (3) with time zone,
	CONSTRAINT "gift_card_uses_identity_id_id_pk" PRIMARY KEY("identity_id","id"),
	CONSTRAINT "gift_card_uses_positive" CHECK ("gift_card_uses"."amount_in_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"number_digest" text NOT NULL,
	"security_code_digest" text,
	"last4" text NOT NULL,
	"expiry_year" integer,
	"expiry_month" integer,
	"face_in_cents" bigint NOT NULL,
	"redeemed_in_cents" bigint NOT NULL,
	"held_in_cents" bigint NOT NULL,
	"voided_in_cents" bigint DEFAULT 0 NOT NULL,
	"voided_for" text,
	"currency" text NOT NULL,
	"country" text NOT NULL,
	"card_type" text NOT NULL,
	"vendor_type" text NOT NULL,
	"issued_on" date NOT NULL,
	CONSTRAINT "gift_cards_within_face" CHECK ("gift_cards"."redeemed_in_cents" >= 0 and "gift_cards"."held_in_cents" >= 0 and "gift_cards"."voided_in_cents" >= 0 and "gift_cards"."redeemed_in_cents" + "gift_cards"."held_in_cents" + "gift_cards"."voided_in_cents" <= "gift_cards"."face_in_cents")
);
--> statement-breakpoint
CREATE TABLE "account_numbers" (
	"number" text PRIMARY KEY NOT NULL,
	"identity_id" text NOT NULL,
	"billing_profile_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_bills" (
	"digest" text PRIMARY KEY NOT NULL,
	"device_id" text NOT NULL,
	"identity_id" text NOT NULL,
	"billing_profile_id" text NOT NULL,
	"payment_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parity_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"from_at" timestamp (3) with time zone NOT NULL,
	"until_at" timestamp (3) with time zone NOT NULL,
	"ran_at" timestamp (3) with time zone NOT NULL,
	"count_here" integer NOT NULL,
	"count_there" integer NOT NULL,
	"mismatch_count" integer NOT NULL,
	"difference_in_cents" jsonb NOT NULL,
	"mismatches" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "balance_payments" (
	"identity_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"invoice_ids" jsonb NOT NULL,
	"gift_card_hold_id" text,
	"fingerprint" text NOT NULL,
	"idempotency_key" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "balance_payments_identity_id_payment_id_pk" PRIMARY KEY("identity_id","payment_id")
);
--> statement-breakpoint
CREATE TABLE "refund_totals" (
	"identity_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"paid_in_cents" bigint NOT NULL,
	"refunded_in_cents" bigint NOT NULL,
	CONSTRAINT "refund_totals_identity_id_payment_id_pk" PRIMARY KEY("identity_id","payment_id"),
	CONSTRAINT "refund_totals_within_payment" CHECK ("refund_totals"."refunded_in_cents" >= 0 and "refund_totals"."refunded_in_cents" <= "refund_totals"."paid_in_cents")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"payment_id" text NOT NULL,
	"processor_charge_id" text NOT NULL,
	"invoice_id" text,
	"credit_invoice_id" text,
	"amount_in_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"processor_refund_id" text,
	"lease_until" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"refunded_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_identity_id_id_pk" PRIMARY KEY("identity_id","id"),
	CONSTRAINT "refunds_positive" CHECK ("refunds"."amount_in_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"billing_profile_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount_in_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"is_open" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "disputes_identity_id_id_pk" PRIMARY KEY("identity_id","id")
);
--> statement-breakpoint
CREATE TABLE "processor_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_registrations" (
	"url" text PRIMARY KEY NOT NULL,
	"endpoint_id" text NOT NULL,
	"sealed_secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_ledger" (
	"place" bigserial PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"subject" text NOT NULL,
	"topic" text NOT NULL,
	"is_granted" boolean NOT NULL,
	"text_digest" text,
	"version" text,
	"language" text,
	"country" text,
	"said_at" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	"reference" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_texts" (
	"digest" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_lookups" (
	"digest" text PRIMARY KEY NOT NULL,
	"device_id" text NOT NULL,
	"identity_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_challenges" (
	"digest" text PRIMARY KEY NOT NULL,
	"device_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
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
	"older_grant_digest" text,
	"created_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "gifts" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"amount_in_cents" bigint NOT NULL,
	"design" text NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email" text NOT NULL,
	"sender_name" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"send_on" date NOT NULL,
	"quoted_at" timestamp (3) with time zone NOT NULL,
	"tries" integer NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"sent_on" date,
	"mails" integer NOT NULL,
	"gift_card_id" text,
	"voided_by" text,
	"brand" text,
	CONSTRAINT "gifts_identity_id_id_pk" PRIMARY KEY("identity_id","id"),
	CONSTRAINT "gifts_positive" CHECK ("gifts"."amount_in_cents" > 0)
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
CREATE TABLE "identities" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text,
	"email_proved_at" timestamp (3) with time zone,
	"username" text,
	"phone" text,
	"password_hash" text,
	"has_random_credentials" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"language_chosen_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"brand" text DEFAULT '' NOT NULL,
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
	"proven_email" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "legacy_accounts" (
	"identity_id" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"account_type" text NOT NULL,
	"has_service" boolean NOT NULL
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
CREATE TABLE "voice_links" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"account_digest" text NOT NULL,
	"identity_id" text NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "voice_links_account" UNIQUE("provider","account_digest")
);
--> statement-breakpoint
CREATE TABLE "voice_requests" (
	"state_digest" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"identity_id" text NOT NULL,
	"session_id" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"sealed_verifier" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"identity_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"topic" text NOT NULL,
	"about" date NOT NULL,
	"kind" text NOT NULL,
	"rule_ids" jsonb NOT NULL,
	"sent_on" date NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notices_identity_id_subject_id_topic_about_pk" PRIMARY KEY("identity_id","subject_id","topic","about")
);
--> statement-breakpoint
CREATE TABLE "offer_links" (
	"digest" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"contact_digest" text NOT NULL,
	"masked_email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
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
	"audience" text DEFAULT 'everyone' NOT NULL,
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
	"offers_affect_trial_eligibility" boolean NOT NULL,
	"billing_platform" text,
	"campaign_id" text
);
--> statement-breakpoint
CREATE TABLE "save_offers_taken" (
	"identity_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"offer_id" text NOT NULL,
	"order_id" text NOT NULL,
	"taken_on" date NOT NULL,
	CONSTRAINT "save_offers_taken_identity_id_subscription_id_pk" PRIMARY KEY("identity_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"offer" jsonb NOT NULL,
	"lines" jsonb,
	"promo_code" text,
	"offer_link" text,
	"starts_on" date NOT NULL,
	"charges" jsonb NOT NULL,
	"due_now_in_cents" bigint NOT NULL,
	"billing_profile_id" text NOT NULL,
	"service_address" jsonb NOT NULL,
	"change" jsonb,
	"seal" text NOT NULL,
	"attempt" integer NOT NULL,
	"confirm_fingerprint" text,
	"confirm_key" text,
	"subscription_id" text,
	"invoice_id" text,
	"agreement" jsonb,
	"funding" jsonb,
	"trial_use" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "orders_identity_id_id_pk" PRIMARY KEY("identity_id","id")
);
--> statement-breakpoint
CREATE TABLE "trial_claims" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"identity_id" text NOT NULL,
	"order_id" text NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trial_claims_once" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "outreach_messages" (
	"identity_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"texts" jsonb NOT NULL,
	"link" text
);
--> statement-breakpoint
CREATE TABLE "partner_devices" (
	"device_id" text PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_entitlements" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"product_id" text NOT NULL,
	"status" text NOT NULL,
	"sealed_signup_url" text,
	"shown_until" timestamp (3) with time zone,
	CONSTRAINT "partner_entitlements_identity_id_id_pk" PRIMARY KEY("identity_id","id")
);
--> statement-breakpoint
CREATE TABLE "partner_plans" (
	"reference" text PRIMARY KEY NOT NULL,
	"identity_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"redeemed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_drafts" (
	"identity_id" text NOT NULL,
	"flow_name" text NOT NULL,
	"path" text NOT NULL,
	"offer_id" text,
	"lines" jsonb,
	"gift" jsonb,
	"promo_code" text,
	"is_follow_on_wanted" boolean,
	"is_billing_settled" boolean NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "purchase_drafts_identity_id_flow_name_pk" PRIMARY KEY("identity_id","flow_name"),
	CONSTRAINT "purchase_drafts_of_plans_or_gift" CHECK (("purchase_drafts"."offer_id" is null) = ("purchase_drafts"."gift" is not null))
);
--> statement-breakpoint
CREATE TABLE "records_of_sale" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"radio_id" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"identity_id" text,
	"device_id" text NOT NULL,
	"kind" text DEFAULT 'browser' NOT NULL,
	"name" text,
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
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "student_callbacks" (
	"nonce" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_checks" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"is_renewal" boolean NOT NULL,
	"reason" text,
	"verification_id" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "student_checks_identity_id_id_pk" PRIMARY KEY("identity_id","id")
);
--> statement-breakpoint
CREATE TABLE "student_discounts" (
	"student_key" text PRIMARY KEY NOT NULL,
	"identity_id" text NOT NULL,
	"until" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_verifications" (
	"identity_id" text PRIMARY KEY NOT NULL,
	"verified_until" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_nicknames" (
	"identity_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"nickname" text NOT NULL,
	CONSTRAINT "subscription_nicknames_identity_id_subscription_id_pk" PRIMARY KEY("identity_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"product_id" text NOT NULL,
	"seat" integer DEFAULT 0 NOT NULL,
	"order_id" text NOT NULL,
	"plans" jsonb NOT NULL,
	"gaps" jsonb NOT NULL,
	"addresses" jsonb NOT NULL,
	"end" jsonb,
	"source" text DEFAULT 'stripe' NOT NULL,
	"external_reference" text,
	"primary_id" text,
	"billing_profile_id" text,
	"billed_count" integer NOT NULL,
	"turned_until" date NOT NULL,
	"held_by" text,
	"next_step_on" date,
	"cancellation" jsonb,
	"started_at" timestamp (3) with time zone NOT NULL,
	"terminated_at" timestamp (3) with time zone,
	CONSTRAINT "subscriptions_identity_id_id_pk" PRIMARY KEY("identity_id","id")
);
--> statement-breakpoint
CREATE TABLE "targeted_links" (
	"digest" text PRIMARY KEY NOT NULL,
	"identity_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
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
CREATE TABLE "student_reviews" (
	"verification_id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"subject" text NOT NULL,
	"student_id" text NOT NULL,
	"name" text NOT NULL,
	"school" text NOT NULL,
	"file_name" text,
	"due_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "magic_links_identity_id_index" ON "magic_links" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "magic_links_expires_at_index" ON "magic_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_expires_at_index" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "text_sends_code_id_index" ON "text_sends" USING btree ("code_id");--> statement-breakpoint
CREATE INDEX "text_sends_sent_at_index" ON "text_sends" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "passkey_ceremonies_expires_at_index" ON "passkey_ceremonies" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_locks_tried_at_index" ON "password_locks" USING btree ("tried_at");--> statement-breakpoint
CREATE INDEX "step_ups_session_id_index" ON "step_ups" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "step_ups_at_index" ON "step_ups" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_profiles_default" ON "billing_profiles" USING btree ("identity_id") WHERE "billing_profiles"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_per_charge" ON "invoices" USING btree ("identity_id","subscription_id","first_charge");--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("identity_id") WHERE total_in_cents > applied_balance_in_cents + paid_in_cents + waived_in_cents;--> statement-breakpoint
CREATE INDEX "invoices_identity_id_created_at_index" ON "invoices" USING btree ("identity_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_methods_id" ON "payment_methods" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_default" ON "payment_methods" USING btree ("identity_id","billing_profile_id") WHERE "payment_methods"."is_default";--> statement-breakpoint
CREATE INDEX "payment_methods_last_month" ON "payment_methods" USING btree (("expiry_year" * 12 + "expiry_month")) WHERE is_default and removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open_per_subject" ON "payments" USING btree ("identity_id","subject_id") WHERE "payments"."state" <> 'declined';--> statement-breakpoint
CREATE INDEX "payments_key" ON "payments" USING btree ("id");--> statement-breakpoint
CREATE INDEX "payments_started" ON "payments" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "payments_unsettled" ON "payments" USING btree ("lease_until") WHERE "payments"."state" in ('started', 'unknown');--> statement-breakpoint
CREATE INDEX "gift_card_tokens_good_until" ON "gift_card_tokens" USING btree ("good_until");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_uses_one_per_token" ON "gift_card_uses" USING btree ("identity_id","token_id") WHERE "gift_card_uses"."state" <> 'released';--> statement-breakpoint
CREATE INDEX "gift_card_uses_redeemed_at" ON "gift_card_uses" USING btree ("identity_id","redeemed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_number" ON "gift_cards" USING btree ("number_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "account_numbers_profile" ON "account_numbers" USING btree ("identity_id","billing_profile_id");--> statement-breakpoint
CREATE INDEX "guest_bills_expires_at_index" ON "guest_bills" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "guest_bills_identity_id_index" ON "guest_bills" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "parity_reports_ran" ON "parity_reports" USING btree ("ran_at");--> statement-breakpoint
CREATE INDEX "balance_payments_fingerprint" ON "balance_payments" USING btree ("identity_id","fingerprint");--> statement-breakpoint
CREATE INDEX "refunds_key" ON "refunds" USING btree ("id");--> statement-breakpoint
CREATE INDEX "refunds_charge" ON "refunds" USING btree ("processor_charge_id");--> statement-breakpoint
CREATE INDEX "refunds_started" ON "refunds" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "refunds_unsettled" ON "refunds" USING btree ("lease_until") WHERE "refunds"."state" in ('started', 'unknown');--> statement-breakpoint
CREATE INDEX "processor_events_received" ON "processor_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "consent_ledger_now" ON "consent_ledger" USING btree ("subject_kind","subject","topic","place");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_ledger_said_once" ON "consent_ledger" USING btree ("source","reference","topic");--> statement-breakpoint
CREATE INDEX "customer_lookups_expires_at_index" ON "customer_lookups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "customer_lookups_identity_id_index" ON "customer_lookups" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "device_challenges_expires_at_index" ON "device_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "devices_older_grant_digest_index" ON "devices" USING btree ("older_grant_digest");--> statement-breakpoint
CREATE INDEX "telemetry_events_received_at_index" ON "telemetry_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "user_events_received_at_index" ON "user_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "gifts_waiting" ON "gifts" USING btree ("send_on") WHERE "gifts"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "gifts_quoted" ON "gifts" USING btree ("quoted_at") WHERE "gifts"."state" = 'quoted';--> statement-breakpoint
CREATE INDEX "address_grants_expires_at_index" ON "address_grants" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_grants_expires_at_index" ON "identity_grants" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_link_digest_index" ON "invitations" USING btree ("link_digest");--> statement-breakpoint
CREATE INDEX "invitations_expires_at_index" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "smart_devices_identity_id_index" ON "smart_devices" USING btree ("identity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_codes_device_code_digest_index" ON "user_codes" USING btree ("device_code_digest");--> statement-breakpoint
CREATE INDEX "user_codes_expires_at_index" ON "user_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "voice_links_identity_id_index" ON "voice_links" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "voice_requests_expires_at_index" ON "voice_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_per_offer_link" ON "orders" USING btree ("offer_link") WHERE "orders"."offer_link" is not null and "orders"."state" <> 'quoted';--> statement-breakpoint
CREATE INDEX "purchase_drafts_kept_at" ON "purchase_drafts" USING btree ("kept_at");--> statement-breakpoint
CREATE INDEX "records_of_sale_email_index" ON "records_of_sale" USING btree ("email");--> statement-breakpoint
CREATE INDEX "records_of_sale_radio_id_index" ON "records_of_sale" USING btree ("radio_id");--> statement-breakpoint
CREATE INDEX "sessions_identity_id_index" ON "sessions" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "sessions_refresh_expires_at_index" ON "sessions" USING btree ("refresh_expires_at");--> statement-breakpoint
CREATE INDEX "casting_uses_expires_at_index" ON "casting_uses" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "third_party_codes_expires_at_index" ON "third_party_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "student_checks_one_open" ON "student_checks" USING btree ("identity_id") WHERE "student_checks"."state" in ('documentsNeeded', 'inReview');--> statement-breakpoint
CREATE INDEX "student_checks_by_verification" ON "student_checks" USING btree ("verification_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_live_per_product" ON "subscriptions" USING btree ("identity_id","product_id","seat") WHERE "subscriptions"."state" not in ('cancelled', 'expired');--> statement-breakpoint
CREATE INDEX "subscriptions_steps" ON "subscriptions" USING btree ("next_step_on") WHERE "subscriptions"."next_step_on" is not null;--> statement-breakpoint
CREATE INDEX "targeted_links_identity_id_index" ON "targeted_links" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "targeted_links_expires_at_index" ON "targeted_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "inbox_messages_to_sent_at_index" ON "inbox_messages" USING btree ("to","sent_at");--> statement-breakpoint
CREATE INDEX "student_reviews_subject" ON "student_reviews" USING btree ("subject");--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are added only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "consent_ledger_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "consent_ledger" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "consent_texts_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "consent_texts" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
