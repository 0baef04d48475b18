CREATE TABLE "outreach_messages" (
	"identity_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"texts" jsonb NOT NULL,
	"link" text
);
