CREATE TABLE `popup` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`image` text,
	`link` text,
	`where_to_display` text NOT NULL,
	`display_frequency` integer NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`starts_on` text,
	`ends_on` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `popup_list` ON `popup` (`distributor_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `__new_notification` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`notification_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`content` text NOT NULL,
	`in_portal` integer DEFAULT true NOT NULL,
	`in_digest` integer DEFAULT true NOT NULL,
	`created_at` text NOT NULL,
	`looked_at` text,
	`digested_at` text,
	PRIMARY KEY(`distributor_id`, `user_id`, `notification_id`)
);
--> statement-breakpoint
INSERT INTO `__new_notification`("distributor_id", "id", "notification_id", "user_id", "kind", "content", "in_portal", "in_digest", "created_at", "looked_at", "digested_at") SELECT "distributor_id", "id", "id", "user_id", "kind", "content", 1, 0, "created_at", "looked_at", null FROM `notification`;--> statement-breakpoint
DROP TABLE `notification`;--> statement-breakpoint
ALTER TABLE `__new_notification` RENAME TO `notification`;--> statement-breakpoint
CREATE INDEX `notification_list` ON `notification` (`distributor_id`,`user_id`,`in_portal`,`created_at`);--> statement-breakpoint
CREATE INDEX `notification_digest` ON `notification` (`distributor_id`,`created_at`) WHERE in_digest = 1 and digested_at is null;--> statement-breakpoint
ALTER TABLE `stock` ADD `minimum` integer DEFAULT 0 NOT NULL;