ALTER TABLE `widget_key` ADD `buyer_id` text;--> statement-breakpoint
ALTER TABLE `widget_key` ADD `sells` text DEFAULT '[]' NOT NULL;