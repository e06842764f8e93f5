DROP INDEX `kit_power`;--> statement-breakpoint
CREATE INDEX `kit_power` ON `kit` (`distributor_id`,`active`,`power_w`,`id`,`valid_from`,`valid_until`);--> statement-breakpoint
DROP INDEX `kit_option_power`;--> statement-breakpoint
DROP INDEX `kit_option_structure`;--> statement-breakpoint
CREATE INDEX `kit_option_power` ON `kit_option` (`distributor_id`,`is_to_sell`,`power_w`,`id`,`valid_from`,`valid_until`);--> statement-breakpoint
CREATE INDEX `kit_option_structure` ON `kit_option` (`distributor_id`,`is_to_sell`,`structure_id`,`power_w`,`id`,`valid_from`,`valid_until`);