ALTER TABLE "orders" ADD COLUMN "kind" text;--> statement-breakpoint
UPDATE "orders" SET "kind" = CASE
	WHEN "change" IS NULL AND "lines" IS NULL THEN 'new'
	WHEN "change" IS NULL THEN 'several'
	WHEN "change" #>> '{action,kind}' = 'cancelSubscription' THEN 'cancel'
	WHEN "change" #>> '{action,kind}' = 'revokeSubscriptionCancellation' THEN 'revokeCancellation'
	WHEN "change" #>> '{action,flow}' = 'pause' THEN 'pause'
	WHEN "change" #>> '{action,flow}' = 'revokePause' THEN 'revokePause'
	ELSE 'switch'
END;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "kind" SET NOT NULL;
