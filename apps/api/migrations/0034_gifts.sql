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
	"brand" text,
	CONSTRAINT "gifts_identity_id_id_pk" PRIMARY KEY("identity_id","id"),
	CONSTRAINT "gifts_positive" CHECK ("gifts"."amount_in_cents" > 0)
);
--> statement-breakpoint
CREATE INDEX "gifts_waiting" ON "gifts" USING btree ("send_on") WHERE "gifts"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "gifts_quoted" ON "gifts" USING btree ("quoted_at") WHERE "gifts"."state" = 'quoted';