CREATE TABLE "account_joins" (
	"id" text PRIMARY KEY NOT NULL,
	"keeper_id" text NOT NULL,
	"identity_id" text NOT NULL,
	"proved_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "joined_accounts" (
	"identity_id" text PRIMARY KEY NOT NULL,
	"keeper_id" text NOT NULL,
	"join_id" text NOT NULL,
	"account_number" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"plan_count" integer NOT NULL,
	"balance_in_cents" bigint NOT NULL,
	"currency" text
);
--> statement-breakpoint
CREATE INDEX "account_joins_expires_at_index" ON "account_joins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_joins_keeper_id_index" ON "account_joins" USING btree ("keeper_id");--> statement-breakpoint
CREATE INDEX "joined_accounts_keeper_id_index" ON "joined_accounts" USING btree ("keeper_id");--> statement-breakpoint
CREATE INDEX "joined_accounts_join_id_index" ON "joined_accounts" USING btree ("join_id");