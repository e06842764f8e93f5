ALTER TABLE `widget_key` ADD `shows_kits` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `widget_key` ADD `lead_email` text;--> statement-breakpoint
ALTER TABLE `widget_key` ADD `hourly_limit` integer DEFAULT 1000 NOT NULL;