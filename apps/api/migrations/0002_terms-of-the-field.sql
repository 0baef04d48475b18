ALTER TABLE "subscriptions" RENAME COLUMN "gaps" TO "suspension_intervals";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME COLUMN "seat" TO "instance_number";--> statement-breakpoint
UPDATE "orders" SET "lines" = (
	SELECT jsonb_agg((line - 'seat') || jsonb_build_object('instanceNumber', line -> 'seat') ORDER BY place)
	FROM jsonb_array_elements("lines") WITH ORDINALITY AS each (line, place)
) WHERE "lines" @? '$[*].seat';--> statement-breakpoint
UPDATE "orders" SET "change" = ("change" - 'companion') || jsonb_build_object('addOn', "change" -> 'companion')
	WHERE "change" ? 'companion';--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "seal" TO "integrity_signature";--> statement-breakpoint
ALTER TABLE "webhook_registrations" RENAME COLUMN "sealed_secret" TO "encrypted_secret";--> statement-breakpoint
ALTER TABLE "voice_requests" RENAME COLUMN "sealed_verifier" TO "encrypted_verifier";--> statement-breakpoint
ALTER TABLE "partner_entitlements" RENAME COLUMN "sealed_signup_url" TO "encrypted_signup_url";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME COLUMN "sealed_answer" TO "encrypted_answer";--> statement-breakpoint
-- Jobs that wait. Their queue is not there before the first start; a quote inside a text is escaped, so only keys are met.
DO $$ BEGIN
	IF to_regclass('pgboss.job') IS NOT NULL THEN
		UPDATE pgboss.job
			SET data = regexp_replace(data::text, '"sealed(Code|Url|Tokens?)":', '"encrypted\1":', 'g')::jsonb
			WHERE data::text LIKE '%"sealed%';
		UPDATE pgboss.job SET data = data
			|| jsonb_build_object('id', regexp_replace(data ->> 'id', '^news\.', 'transactional.'))
			|| jsonb_build_object('content', (data -> 'content') - 'news' || jsonb_build_object(
				'template', 'subscription-message', 'event', data #> '{content,news}'))
			WHERE data #>> '{content,template}' = 'subscription-news';
		UPDATE pgboss.job SET data = data
			|| jsonb_build_object('id', regexp_replace(data ->> 'id', '^notice\.', 'advance-message.'))
			|| jsonb_build_object('content', (data -> 'content') - 'notice' || CASE data #>> '{content,template}'
				WHEN 'subscription-notice' THEN jsonb_build_object('template', 'advance-message', 'kind', data #> '{content,notice}')
				WHEN 'card-notice' THEN jsonb_build_object('template', 'card-advance-message', 'kind', data #> '{content,notice}')
				WHEN 'student-notice' THEN jsonb_build_object('template', 'student-message', 'event', data #> '{content,notice}')
				ELSE '{}' END)
			WHERE data #>> '{content,template}' IN ('subscription-notice', 'card-notice', 'student-notice', 'free-end');
	END IF;
END $$;--> statement-breakpoint
ALTER TABLE "invoices" RENAME COLUMN "waived_in_cents" TO "written_off_in_cents";--> statement-breakpoint
UPDATE "ledger_entries" SET "transaction_id" = 'write-off:' || substr("transaction_id", 8) WHERE "transaction_id" LIKE 'waiver:%';--> statement-breakpoint
UPDATE "inbox_messages" SET "id" = 'transactional.' || substr("id", 6) WHERE "id" LIKE 'news.%';--> statement-breakpoint
UPDATE "inbox_messages" SET "id" = 'advance-message.' || substr("id", 8) WHERE "id" LIKE 'notice.%';--> statement-breakpoint
ALTER TABLE "notices" RENAME TO "advance_messages";--> statement-breakpoint
ALTER TABLE "advance_messages" RENAME CONSTRAINT "notices_identity_id_subject_id_topic_about_pk" TO "advance_messages_identity_id_subject_id_topic_about_pk";--> statement-breakpoint
ALTER TABLE "outreach_messages" RENAME TO "in_app_messages";--> statement-breakpoint
ALTER TABLE "in_app_messages" RENAME CONSTRAINT "outreach_messages_pkey" TO "in_app_messages_pkey";--> statement-breakpoint
ALTER TABLE "consent_ledger" RENAME COLUMN "said_at" TO "recorded_at";--> statement-breakpoint
ALTER INDEX "consent_ledger_said_once" RENAME TO "consent_ledger_recorded_once";--> statement-breakpoint
ALTER TABLE "purchase_drafts" RENAME COLUMN "kept_at" TO "saved_at";--> statement-breakpoint
ALTER INDEX "purchase_drafts_kept_at" RENAME TO "purchase_drafts_saved_at";