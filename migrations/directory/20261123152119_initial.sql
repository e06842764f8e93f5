CREATE TABLE `distributor` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`status` text NOT NULL,
	`shard_id` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`shard_id`) REFERENCES `shard`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `distributor_slug_unique` ON `distributor` (`slug`);--> statement-breakpoint
CREATE TABLE `distributor_domain` (
	`host` text PRIMARY KEY NOT NULL,
	`distributor_id` text NOT NULL,
	FOREIGN KEY (`distributor_id`) REFERENCES `distributor`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `irradiation` (
	`ibge_code` text PRIMARY KEY NOT NULL,
	`horizontal_wh_m2_day` text NOT NULL,
	`tilted_wh_m2_day` text NOT NULL,
	`source` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `municipality` (
	`ibge_code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`state` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`is_capital` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `municipality_state` ON `municipality` (`state`,`name`);--> statement-breakpoint
CREATE TABLE `research` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`question` text NOT NULL,
	`audience` text NOT NULL,
	`scale_start` integer NOT NULL,
	`reasons` text NOT NULL,
	`status` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `shard` (
	`id` text PRIMARY KEY NOT NULL,
	`url` text,
	`auth_token` text
);
--> statement-breakpoint
CREATE TABLE `survey_answer` (
	`id` text PRIMARY KEY NOT NULL,
	`research_id` text NOT NULL,
	`distributor_id` text NOT NULL,
	`user_id` text NOT NULL,
	`user_type` text NOT NULL,
	`asked_at` text NOT NULL,
	`postponed_at` text,
	`answered_at` text,
	`score_value` integer DEFAULT -1 NOT NULL,
	`commentary` text,
	`positive_feedback` text,
	`negative_feedback` text,
	`follow_up_state` text,
	`follow_up_owner_id` text,
	`follow_up_note` text,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`research_id`) REFERENCES `research`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `survey_answer_person` ON `survey_answer` (`distributor_id`,`user_id`,`asked_at`);--> statement-breakpoint
CREATE INDEX `survey_answer_research` ON `survey_answer` (`research_id`,`answered_at`);--> statement-breakpoint
CREATE INDEX `survey_answer_distributor` ON `survey_answer` (`distributor_id`,`answered_at`);--> statement-breakpoint
CREATE INDEX `survey_answer_follow_up` ON `survey_answer` (`follow_up_state`,`answered_at`);--> statement-breakpoint
CREATE TABLE `tariff` (
	`utility` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`valid_from` text,
	`valid_until` text,
	`tariff_per_kwh` real NOT NULL,
	`fio_b_per_kwh` real
);
