ALTER TABLE "payments" ADD COLUMN "is_final" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "is_final" DROP DEFAULT;
