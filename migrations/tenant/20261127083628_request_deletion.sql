ALTER TABLE `request` ADD `deleted_at` text;--> statement-breakpoint
ALTER TABLE `request` ADD `deleted_by` text;--> statement-breakpoint
CREATE INDEX `request_deleted` ON `request` (`distributor_id`,`type`,`deleted_at`) WHERE deleted_at is not null;