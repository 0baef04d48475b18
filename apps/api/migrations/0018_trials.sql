CREATE TABLE "trial_claims" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"identity_id" text NOT NULL,
	"order_id" text NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trial_claims_once" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "trial_use" text;
--> statement-breakpoint
-- Of those before, the person is known; mailboxes and cards count from now on.
INSERT INTO "trial_claims" ("kind", "key", "identity_id", "order_id", "claimed_at")
SELECT DISTINCT ON ("identity_id") 'identity', "identity_id", "identity_id", "order_id", "started_at" FROM "subscriptions"
WHERE "source" = 'stripe' AND "state" <> 'reserved' AND "plans" -> 0 -> 'offer' -> 'phases' @> '[{"type": "Free"}]'
	AND NOT "plans" -> 0 -> 'offer' -> 'phases' @> '[{"type": "Free", "duration": "infinite"}]'
ORDER BY "identity_id", "started_at";
