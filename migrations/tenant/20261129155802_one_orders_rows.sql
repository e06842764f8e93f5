DROP INDEX `charge_request`;--> statement-breakpoint
CREATE INDEX `charge_request` ON `charge` (`distributor_id`,`request_id`,`created_at`,`id`);--> statement-breakpoint
DROP INDEX `stock_move_request`;--> statement-breakpoint
CREATE INDEX `stock_move_request` ON `stock_move` (`distributor_id`,`request_id`,`at`,`id`);--> statement-breakpoint
DROP INDEX `stock_reservation_due`;--> statement-breakpoint
CREATE INDEX `stock_reservation_due` ON `stock_reservation` (`distributor_id`,`expires_at`) WHERE state = 'held';