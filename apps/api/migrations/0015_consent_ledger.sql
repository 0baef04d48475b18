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
CREATE INDEX "consent_ledger_now" ON "consent_ledger" USING btree ("subject_kind","subject","topic","place");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_ledger_said_once" ON "consent_ledger" USING btree ("source","reference","topic");--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are added only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "consent_ledger_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "consent_ledger" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "consent_texts_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "consent_texts" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
INSERT INTO "consent_texts" ("digest", "text")
SELECT DISTINCT translate(encode(sha256(convert_to("agreement"->>'text', 'UTF8')), 'base64'), '+/=', '-_'), "agreement"->>'text'
FROM "orders" WHERE "agreement"->>'text' IS NOT NULL
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "consent_ledger" ("subject_kind", "subject", "topic", "is_granted", "text_digest", "version", "language", "country", "said_at", "source", "reference")
SELECT 'identity', * FROM (
	SELECT "identity_id", "consent_type", true, NULL, "version"::text, "language", "country_code", "agreed_at" AS "said_at", 'account', "id" FROM "agreements"
	UNION ALL
	SELECT "identity_id", 'PrivacyOptOut', "is_opted_out", NULL, NULL, NULL, NULL, "recorded_at", "source", "id" FROM "privacy_options"
	UNION ALL
	SELECT "identity_id", 'OfferAndRenewalTerms', true, translate(encode(sha256(convert_to("agreement"->>'text', 'UTF8')), 'base64'), '+/=', '-_'),
		"agreement"->>'version', "agreement"->>'language', "offer"->>'country', ("agreement"->>'agreedAt')::timestamptz, 'order', "id" || ':' || "attempt"
	FROM "orders" WHERE jsonb_typeof("agreement") = 'object'
) AS "said"
ORDER BY "said_at"
ON CONFLICT DO NOTHING;
