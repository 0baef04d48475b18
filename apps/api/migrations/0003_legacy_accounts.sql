CREATE TABLE "legacy_accounts" (
	"identity_id" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"account_type" text NOT NULL,
	"has_service" boolean NOT NULL
);
