DROP INDEX `request_deleted`;--> statement-breakpoint
DROP INDEX `request_list`;--> statement-breakpoint
DROP INDEX `request_integrator`;--> statement-breakpoint
CREATE INDEX `request_list` ON `request` (`distributor_id`,`type`,`deleted_at`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `request_integrator` ON `request` (`distributor_id`,`integrator_id`,`type`,`deleted_at`,`created_at`,`id`);