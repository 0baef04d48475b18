ALTER TABLE "subscriptions" RENAME COLUMN "gaps" TO "suspension_intervals";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME COLUMN "seat" TO "instance_number";--> statement-breakpoint
UPDATE "orders" SET "lines" = (
	SELECT jsonb_agg((line - 'seat') || jsonb_build_object('instanceNumber', line -> 'seat') ORDER BY place)
	FROM jsonb_array_elements("lines") WITH ORDINALITY AS each (line, place)
) WHERE "lines" @? '$[*].seat';--> statement-breakpoint
UPDATE "orders" SET "change" = ("change" - 'companion') || jsonb_build_object('addOn', "change" -> 'companion')
	WHERE "change" ? 'companion';