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
CREATE INDEX `survey_answer_follow_up` ON `survey_answer` (`follow_up_state`,`answered_at`);