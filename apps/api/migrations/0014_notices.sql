CREATE TABLE "notices" (
	"identity_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"topic" text NOT NULL,
	"about" date NOT NULL,
	"kind" text NOT NULL,
	"rule_ids" jsonb NOT NULL,
	"sent_on" date NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notices_identity_id_subject_id_topic_about_pk" PRIMARY KEY("identity_id","subject_id","topic","about")
);
--> statement-breakpoint
-- Those there are already wait for a bill; the day they are told of it comes first.
UPDATE "subscriptions" SET "next_step_on" = least("next_step_on", current_date) WHERE "next_step_on" IS NOT NULL;
