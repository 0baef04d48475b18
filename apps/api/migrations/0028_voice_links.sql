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
CREATE INDEX "voice_links_identity_id_index" ON "voice_links" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "voice_requests_expires_at_index" ON "voice_requests" USING btree ("expires_at");