CREATE TABLE `comment` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`parent_type` text NOT NULL,
	`parent_id` text NOT NULL,
	`reply_to` text,
	`message` text NOT NULL,
	`fixed` integer DEFAULT false NOT NULL,
	`is_internal` integer DEFAULT false NOT NULL,
	`author_id` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `comment_parent` ON `comment` (`distributor_id`,`parent_type`,`parent_id`,`reply_to`,`fixed`,`created_at`);