CREATE TABLE `widget_refusal` (
	`distributor_id` text NOT NULL,
	`key_id` text NOT NULL,
	`origin` text NOT NULL,
	`times` integer NOT NULL,
	`last_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `key_id`, `origin`)
);
--> statement-breakpoint
ALTER TABLE `widget_key` ADD `id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `widget_key` ADD `former_key` text;--> statement-breakpoint
ALTER TABLE `widget_key` ADD `former_until` text;--> statement-breakpoint
ALTER TABLE `widget_key` ADD `last_used_on` text;--> statement-breakpoint
ALTER TABLE `widget_key` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `widget_key` ADD `updated_at` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `widget_key` SET `id` = 'wdk_' || lower(hex(randomblob(13))), `updated_at` = `created_at`;--> statement-breakpoint
CREATE UNIQUE INDEX `widget_key_id` ON `widget_key` (`distributor_id`,`id`);--> statement-breakpoint
CREATE INDEX `widget_key_former` ON `widget_key` (`distributor_id`,`former_key`) WHERE former_key is not null;