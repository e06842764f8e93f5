DROP INDEX `request_list`;--> statement-breakpoint
CREATE INDEX `request_list` ON `request` (`distributor_id`,`type`,`deleted_at`,`created_at`,`id`,`search_key`);