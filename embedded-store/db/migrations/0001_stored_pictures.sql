ALTER TABLE "lists" ALTER COLUMN "frame_spec" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "frame_spec" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "landing_pages" ADD COLUMN "codigo_css" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lists" ADD COLUMN "foto" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "foto" text DEFAULT '' NOT NULL;