ALTER TABLE `integrator` ADD `seller_id` text;--> statement-breakpoint
ALTER TABLE `request` ADD `seller_id` text;--> statement-breakpoint
ALTER TABLE `request` ADD `responsible_id` text;--> statement-breakpoint
ALTER TABLE `request` ADD `billing_date` text;--> statement-breakpoint
CREATE INDEX `request_seller` ON `request` (`distributor_id`,`seller_id`,`type`,`deleted_at`,`created_at`,`id`);--> statement-breakpoint
-- Who saved a request looks after it, on their own side.
UPDATE request SET
  seller_id = (SELECT id FROM user WHERE user.distributor_id = request.distributor_id AND user.id = request.created_by
    AND user.type <> 'integrator'),
  responsible_id = (SELECT id FROM user WHERE user.distributor_id = request.distributor_id AND user.id = request.created_by
    AND user.type = 'integrator');
