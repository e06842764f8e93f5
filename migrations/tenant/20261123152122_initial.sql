CREATE TABLE `account_token` (
	`distributor_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`kind` text NOT NULL,
	`user_id` text NOT NULL,
	`payload` text DEFAULT '{}' NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text,
	PRIMARY KEY(`distributor_id`, `token_hash`)
);
--> statement-breakpoint
CREATE INDEX `account_token_user` ON `account_token` (`distributor_id`,`user_id`,`kind`);--> statement-breakpoint
CREATE TABLE `consent` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`document_id` text NOT NULL,
	`document_version` integer NOT NULL,
	`accepted_at` text NOT NULL,
	`address` text NOT NULL,
	`user_agent` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `consent_user` ON `consent` (`distributor_id`,`user_id`,`accepted_at`);--> statement-breakpoint
CREATE TABLE `distributor_profile` (
	`distributor_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`marketplace` integer DEFAULT false NOT NULL,
	`actions` text NOT NULL,
	`theme` text NOT NULL,
	`settings` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `integrator` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`company_name` text NOT NULL,
	`trade_name` text,
	`cnpj` text,
	`email` text NOT NULL,
	`telephone` text,
	`address` text,
	`status` text NOT NULL,
	`group_id` text,
	`state_registration` text,
	`refusal_reason` text,
	`decided_at` text,
	`decided_by` text,
	`company_permissions` text DEFAULT '{}' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `integrator_cnpj` ON `integrator` (`distributor_id`,`cnpj`) WHERE status <> 'disable';--> statement-breakpoint
CREATE INDEX `integrator_status` ON `integrator` (`distributor_id`,`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `privacy_request` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`created_at` text NOT NULL,
	`due_at` text NOT NULL,
	`closed_at` text,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `privacy_request_pending` ON `privacy_request` (`distributor_id`,`user_id`,`kind`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `privacy_request_due` ON `privacy_request` (`distributor_id`,`status`,`due_at`);--> statement-breakpoint
CREATE TABLE `role` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`permissions` text NOT NULL,
	`content` text DEFAULT '{}' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `second_factor` (
	`distributor_id` text NOT NULL,
	`user_id` text NOT NULL,
	`secret` text NOT NULL,
	`confirmed_at` text,
	`last_step` integer DEFAULT 0 NOT NULL,
	`recovery_codes` text DEFAULT '[]' NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `user_id`)
);
--> statement-breakpoint
CREATE TABLE `session` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` text NOT NULL,
	`last_seen_at` text DEFAULT '' NOT NULL,
	`expires_at` text NOT NULL,
	`revoked_at` text,
	`revoked_reason` text,
	`user_agent` text DEFAULT '' NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`preview_role_id` text,
	`masquerade` text,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `session_user` ON `session` (`distributor_id`,`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `session_token` (
	`distributor_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`session_id` text NOT NULL,
	`access_key_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`refresh_hash` text,
	`refresh_expires_at` text,
	`refreshed_at` text,
	PRIMARY KEY(`distributor_id`, `token_hash`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `session_token_refresh` ON `session_token` (`distributor_id`,`refresh_hash`);--> statement-breakpoint
CREATE INDEX `session_token_session` ON `session_token` (`distributor_id`,`session_id`);--> statement-breakpoint
CREATE INDEX `session_token_age` ON `session_token` (`distributor_id`,`expires_at`);--> statement-breakpoint
CREATE TABLE `terms_document` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`version` integer NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`active` integer NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `terms_document_version` ON `terms_document` (`distributor_id`,`kind`,`version`);--> statement-breakpoint
CREATE TABLE `user` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`type` text NOT NULL,
	`role_id` text,
	`integrator_id` text,
	`name` text NOT NULL,
	`surname` text NOT NULL,
	`email` text NOT NULL,
	`email_verified_at` text,
	`telephone` text,
	`cpf` text,
	`password_hash` text NOT NULL,
	`password_changed_at` text,
	`blocked` integer DEFAULT false NOT NULL,
	`chosen_center_id` text,
	`preferences` text DEFAULT '{}' NOT NULL,
	`reload_at` text,
	`erased_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_email` ON `user` (`distributor_id`,`email`);--> statement-breakpoint
CREATE INDEX `user_type` ON `user` (`distributor_id`,`type`);--> statement-breakpoint
CREATE INDEX `user_role` ON `user` (`distributor_id`,`role_id`);--> statement-breakpoint
CREATE INDEX `user_integrator` ON `user` (`distributor_id`,`integrator_id`);--> statement-breakpoint
CREATE TABLE `widget_key` (
	`distributor_id` text NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`origins` text NOT NULL,
	`show_prices` integer DEFAULT true NOT NULL,
	`revoked_at` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `key`)
);
--> statement-breakpoint
CREATE TABLE `change_set` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`product_type` text,
	`state` text NOT NULL,
	`instruction` text NOT NULL,
	`changed_count` integer DEFAULT 0 NOT NULL,
	`kept_count` integer DEFAULT 0 NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`scheduled_at` text,
	`applied_at` text,
	`undone_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `change_set_list` ON `change_set` (`distributor_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `change_set_due` ON `change_set` (`distributor_id`,`state`,`scheduled_at`);--> statement-breakpoint
CREATE TABLE `change_set_row` (
	`distributor_id` text NOT NULL,
	`change_set_id` text NOT NULL,
	`product_id` text NOT NULL,
	`version` integer NOT NULL,
	`before` text,
	`after` text NOT NULL,
	`undone` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`distributor_id`, `change_set_id`, `product_id`)
);
--> statement-breakpoint
CREATE TABLE `file` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`content_type` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`key` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `file_age` ON `file` (`distributor_id`,`kind`,`created_at`);--> statement-breakpoint
CREATE TABLE `product_import` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`product_type` text NOT NULL,
	`file_id` text NOT NULL,
	`file_name` text NOT NULL,
	`state` text NOT NULL,
	`columns` text NOT NULL,
	`mapping` text NOT NULL,
	`row_count` integer DEFAULT 0 NOT NULL,
	`cursor` integer DEFAULT 0 NOT NULL,
	`new_count` integer DEFAULT 0 NOT NULL,
	`changed_count` integer DEFAULT 0 NOT NULL,
	`same_count` integer DEFAULT 0 NOT NULL,
	`failed_count` integer DEFAULT 0 NOT NULL,
	`change_set_id` text,
	`leased_until` text,
	`failure` text,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `product_import_list` ON `product_import` (`distributor_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `product_import_open` ON `product_import` (`distributor_id`,`state`,`leased_until`);--> statement-breakpoint
CREATE TABLE `product_import_row` (
	`distributor_id` text NOT NULL,
	`import_id` text NOT NULL,
	`row_number` integer NOT NULL,
	`state` text NOT NULL,
	`cells` text NOT NULL,
	`changes` text,
	`issues` text,
	`product_id` text,
	PRIMARY KEY(`distributor_id`, `import_id`, `row_number`)
);
--> statement-breakpoint
CREATE INDEX `product_import_row_state` ON `product_import_row` (`distributor_id`,`import_id`,`state`,`row_number`);--> statement-breakpoint
CREATE TABLE `cart` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`content` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `cart_age` ON `cart` (`distributor_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `custom_form` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`screen` text NOT NULL,
	`purchase_types` text NOT NULL,
	`fields` text NOT NULL,
	`position` integer NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `request_file` (
	`distributor_id` text NOT NULL,
	`request_id` text NOT NULL,
	`file_id` text NOT NULL,
	`name` text NOT NULL,
	`is_asked` integer DEFAULT false NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `request_id`, `file_id`),
	FOREIGN KEY (`distributor_id`,`request_id`) REFERENCES `request`(`distributor_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `category` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`position` integer NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `category_name` ON `category` (`distributor_id`,`name`);--> statement-breakpoint
CREATE TABLE `product` (
	`search_key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`product_code` text NOT NULL,
	`type` text NOT NULL,
	`category_id` text,
	`name` text NOT NULL,
	`manufacturer` text NOT NULL,
	`model` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`technical` text NOT NULL,
	`price_cents` integer NOT NULL,
	`cost_cents` integer NOT NULL,
	`ncm` text DEFAULT '' NOT NULL,
	`origin` text DEFAULT '' NOT NULL,
	`peso_KG` real,
	`volume_M3` real,
	`height_MM` integer,
	`length_MM` integer,
	`width_MM` integer,
	`photo_id` text,
	`datasheet_id` text,
	`is_to_sell` integer DEFAULT true NOT NULL,
	`featured` integer DEFAULT false NOT NULL,
	`featured_ecommerce` integer DEFAULT false NOT NULL,
	`automatically_added` integer DEFAULT false NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`power_w` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_id` ON `product` (`distributor_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `product_code` ON `product` (`distributor_id`,`product_code`);--> statement-breakpoint
CREATE INDEX `product_name` ON `product` (`distributor_id`,`type`,`active`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `product_list_price` ON `product` (`distributor_id`,`type`,`active`,`price_cents`,`id`);--> statement-breakpoint
CREATE INDEX `product_power` ON `product` (`distributor_id`,`type`,`active`,`power_w`,`id`);--> statement-breakpoint
CREATE INDEX `product_list_code` ON `product` (`distributor_id`,`type`,`active`,`product_code`,`id`);--> statement-breakpoint
CREATE INDEX `product_updated` ON `product` (`distributor_id`,`type`,`active`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `product_manufacturer` ON `product` (`distributor_id`,`type`,`active`,`manufacturer`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `product_not_for_sale` ON `product` (`distributor_id`,`type`,`active`,`name`,`id`) WHERE is_to_sell = 0;--> statement-breakpoint
CREATE INDEX `product_featured` ON `product` (`distributor_id`,`type`,`active`,`name`,`id`) WHERE featured = 1;--> statement-breakpoint
CREATE INDEX `product_category` ON `product` (`distributor_id`,`category_id`,`name`);--> statement-breakpoint
CREATE TABLE `product_price` (
	`distributor_id` text NOT NULL,
	`product_id` text NOT NULL,
	`version` integer NOT NULL,
	`price_cents` integer NOT NULL,
	`cost_cents` integer NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `product_id`, `version`)
);
--> statement-breakpoint
CREATE TABLE `product_substitute` (
	`distributor_id` text NOT NULL,
	`product_id` text NOT NULL,
	`rank` integer NOT NULL,
	`substitute_id` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`distributor_id`, `product_id`, `rank`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_substitute_once` ON `product_substitute` (`distributor_id`,`product_id`,`substitute_id`);--> statement-breakpoint
CREATE TABLE `freight_quote` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`input_hash` text NOT NULL,
	`provider` text NOT NULL,
	`content` text NOT NULL,
	`price_cents` integer NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `freight_quote_age` ON `freight_quote` (`distributor_id`,`expires_at`);--> statement-breakpoint
CREATE TABLE `freight_rule` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`position` integer NOT NULL,
	`shipping_type` text DEFAULT 'CIF' NOT NULL,
	`center_id` text,
	`state` text,
	`city_ibge` text,
	`city_type` text,
	`zone_type` text,
	`cep_from` text,
	`cep_to` text,
	`weight_above_g` integer,
	`weight_up_to_g` integer,
	`volume_above_cm3` integer,
	`volume_up_to_cm3` integer,
	`power_above_w` integer,
	`power_up_to_w` integer,
	`type` text NOT NULL,
	`amount` text NOT NULL,
	`minimum_cents` integer DEFAULT 0 NOT NULL,
	`maximum_cents` integer,
	`days_to_deliver` integer,
	`active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `freight_rule_state` ON `freight_rule` (`distributor_id`,`state`,`position`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`at` text NOT NULL,
	`actor_id` text NOT NULL,
	`actor_type` text NOT NULL,
	`actor_name` text DEFAULT '' NOT NULL,
	`operator_id` text,
	`operator_name` text,
	`address` text DEFAULT '' NOT NULL,
	`event` text NOT NULL,
	`entity` text NOT NULL,
	`entity_id` text NOT NULL,
	`changes` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `audit_entity` ON `audit_log` (`distributor_id`,`entity`,`entity_id`,`at`);--> statement-breakpoint
CREATE INDEX `audit_at` ON `audit_log` (`distributor_id`,`at`);--> statement-breakpoint
CREATE INDEX `audit_event` ON `audit_log` (`distributor_id`,`event`,`at`);--> statement-breakpoint
CREATE INDEX `audit_actor` ON `audit_log` (`distributor_id`,`actor_id`,`at`);--> statement-breakpoint
CREATE TABLE `counter` (
	`distributor_id` text NOT NULL,
	`name` text NOT NULL,
	`value` integer NOT NULL,
	PRIMARY KEY(`distributor_id`, `name`)
);
--> statement-breakpoint
CREATE TABLE `email_outbox` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`recipient` text NOT NULL,
	`kind` text NOT NULL,
	`content` text NOT NULL,
	`created_at` text NOT NULL,
	`sent_at` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` text NOT NULL,
	`failure` text,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `email_outbox_due` ON `email_outbox` (`distributor_id`,`sent_at`,`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `guard` (
	`code` text NOT NULL,
	`holds` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `idempotency` (
	`distributor_id` text NOT NULL,
	`key` text NOT NULL,
	`body_hash` text NOT NULL,
	`answer` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_age` ON `idempotency` (`created_at`);--> statement-breakpoint
CREATE TABLE `notification` (
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
CREATE INDEX `notification_list` ON `notification` (`distributor_id`,`user_id`,`in_portal`,`created_at`);--> statement-breakpoint
CREATE INDEX `notification_digest` ON `notification` (`distributor_id`,`created_at`) WHERE in_digest = 1 and digested_at is null;--> statement-breakpoint
CREATE TABLE `outbox` (
	`distributor_id` text NOT NULL,
	`seq` integer NOT NULL,
	`audience` text NOT NULL,
	`message` text NOT NULL,
	`created_at` text NOT NULL,
	`published_at` text,
	PRIMARY KEY(`distributor_id`, `seq`)
);
--> statement-breakpoint
CREATE INDEX `outbox_unpublished` ON `outbox` (`distributor_id`,`published_at`,`seq`);--> statement-breakpoint
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
CREATE TABLE `rate_limit` (
	`distributor_id` text NOT NULL,
	`key` text NOT NULL,
	`window_started_at` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`distributor_id`, `key`)
);
--> statement-breakpoint
CREATE TABLE `kit` (
	`search_key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`product_code` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`power_w` integer NOT NULL,
	`photo_id` text,
	`promotional` integer DEFAULT false NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`valid_from` text,
	`valid_until` text,
	`rule_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `kit_id` ON `kit` (`distributor_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `kit_product_code` ON `kit` (`distributor_id`,`product_code`);--> statement-breakpoint
CREATE INDEX `kit_power` ON `kit` (`distributor_id`,`active`,`power_w`,`id`,`valid_from`,`valid_until`);--> statement-breakpoint
CREATE INDEX `kit_name` ON `kit` (`distributor_id`,`active`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `kit_updated` ON `kit` (`distributor_id`,`active`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `kit_rule_made` ON `kit` (`distributor_id`,`rule_id`,`power_w`,`id`);--> statement-breakpoint
CREATE TABLE `kit_option` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`kit_id` text NOT NULL,
	`structure_id` text NOT NULL,
	`name` text NOT NULL,
	`power_w` integer NOT NULL,
	`price_cents` integer NOT NULL,
	`price_per_kwp_cents` integer NOT NULL,
	`promotional` integer DEFAULT false NOT NULL,
	`is_to_sell` integer DEFAULT true NOT NULL,
	`valid_from` text,
	`valid_until` text,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`),
	FOREIGN KEY (`distributor_id`,`kit_id`) REFERENCES `kit`(`distributor_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `kit_option_kit` ON `kit_option` (`distributor_id`,`kit_id`);--> statement-breakpoint
CREATE INDEX `kit_option_power` ON `kit_option` (`distributor_id`,`is_to_sell`,`power_w`,`id`,`valid_from`,`valid_until`);--> statement-breakpoint
CREATE INDEX `kit_option_price` ON `kit_option` (`distributor_id`,`is_to_sell`,`price_cents`,`id`);--> statement-breakpoint
CREATE INDEX `kit_option_price_per_kwp` ON `kit_option` (`distributor_id`,`is_to_sell`,`price_per_kwp_cents`,`id`);--> statement-breakpoint
CREATE INDEX `kit_option_structure` ON `kit_option` (`distributor_id`,`is_to_sell`,`structure_id`,`power_w`,`id`,`valid_from`,`valid_until`);--> statement-breakpoint
CREATE TABLE `kit_option_component` (
	`distributor_id` text NOT NULL,
	`kit_option_id` text NOT NULL,
	`product_id` text NOT NULL,
	`amount` integer NOT NULL,
	`position` integer NOT NULL,
	`shared` integer DEFAULT true NOT NULL,
	PRIMARY KEY(`distributor_id`, `kit_option_id`, `product_id`),
	FOREIGN KEY (`distributor_id`,`kit_option_id`) REFERENCES `kit_option`(`distributor_id`,`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "kit_option_component_amount" CHECK("kit_option_component"."amount" > 0)
);
--> statement-breakpoint
CREATE INDEX `kit_option_component_product` ON `kit_option_component` (`distributor_id`,`product_id`,`kit_option_id`);--> statement-breakpoint
CREATE TABLE `kit_rule` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`rule` text NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`last_run_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `structure` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `extra_item` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`product_code` text NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`base_price_cents` integer NOT NULL,
	`where_to_display` text NOT NULL,
	`is_to_sell_options` text NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `extra_item_code` ON `extra_item` (`distributor_id`,`product_code`);--> statement-breakpoint
CREATE TABLE `separated_section` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`categories` text NOT NULL,
	`is_default` integer DEFAULT false NOT NULL,
	`is_custom` integer DEFAULT false NOT NULL,
	`observation` text DEFAULT '' NOT NULL,
	`position` integer NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `service_item` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`base_price_cents` integer NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `coupon` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`code` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`kind` text NOT NULL,
	`amount_cents` integer,
	`percent` text,
	`maximum_cents` integer,
	`minimum_cents` integer DEFAULT 0 NOT NULL,
	`max_uses` integer,
	`max_uses_per_integrator` integer,
	`starts_on` text,
	`ends_on` text,
	`purchase_types` text NOT NULL,
	`group_ids` text NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `coupon_code` ON `coupon` (`distributor_id`,`code`);--> statement-breakpoint
CREATE TABLE `coupon_use` (
	`distributor_id` text NOT NULL,
	`coupon_id` text NOT NULL,
	`request_id` text NOT NULL,
	`integrator_id` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`used_at` text NOT NULL,
	`released_at` text,
	PRIMARY KEY(`distributor_id`, `coupon_id`, `request_id`)
);
--> statement-breakpoint
CREATE INDEX `coupon_use_integrator` ON `coupon_use` (`distributor_id`,`coupon_id`,`integrator_id`);--> statement-breakpoint
CREATE INDEX `coupon_use_request` ON `coupon_use` (`distributor_id`,`request_id`);--> statement-breakpoint
CREATE TABLE `discount_requisition` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`request_id` text NOT NULL,
	`request_version` integer NOT NULL,
	`kind` text NOT NULL,
	`content` text NOT NULL,
	`status` text NOT NULL,
	`requested_by` text NOT NULL,
	`created_at` text NOT NULL,
	`decided_by` text,
	`decided_at` text,
	`decision_note` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `discount_requisition_list` ON `discount_requisition` (`distributor_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `discount_requisition_request` ON `discount_requisition` (`distributor_id`,`request_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `integrator_group` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `integrator_group_name` ON `integrator_group` (`distributor_id`,`name`);--> statement-breakpoint
CREATE TABLE `payment_condition` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`method_id` text NOT NULL,
	`name` text NOT NULL,
	`condition_type` text NOT NULL,
	`modifier_type` text NOT NULL,
	`value` text NOT NULL,
	`quantity_of_installments` integer DEFAULT 1 NOT NULL,
	`minimum_cents` integer DEFAULT 0 NOT NULL,
	`position` integer NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `payment_condition_method` ON `payment_condition` (`distributor_id`,`method_id`,`position`);--> statement-breakpoint
CREATE TABLE `payment_method` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`position` integer NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `price_drift` (
	`distributor_id` text NOT NULL,
	`request_id` text NOT NULL,
	`request_version` integer NOT NULL,
	`from_cents` integer NOT NULL,
	`to_cents` integer NOT NULL,
	`content` text NOT NULL,
	`detected_at` text NOT NULL,
	`closed_at` text,
	PRIMARY KEY(`distributor_id`, `request_id`, `request_version`)
);
--> statement-breakpoint
CREATE TABLE `price_drift_check` (
	`distributor_id` text PRIMARY KEY NOT NULL,
	`requested_at` text NOT NULL,
	`cursor` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE `price_list` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`group_ids` text NOT NULL,
	`starts_on` text,
	`ends_on` text,
	`active` integer DEFAULT true NOT NULL,
	`position` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `price_list_name` ON `price_list` (`distributor_id`,`name`);--> statement-breakpoint
CREATE TABLE `price_list_item` (
	`distributor_id` text NOT NULL,
	`list_id` text NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`price_cents` integer NOT NULL,
	PRIMARY KEY(`distributor_id`, `list_id`, `kind`, `item_id`)
);
--> statement-breakpoint
CREATE INDEX `price_list_item_of` ON `price_list_item` (`distributor_id`,`kind`,`item_id`);--> statement-breakpoint
CREATE TABLE `pricing_draft` (
	`distributor_id` text PRIMARY KEY NOT NULL,
	`rules` text NOT NULL,
	`based_on` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `pricing_version` (
	`distributor_id` text NOT NULL,
	`version` integer NOT NULL,
	`rules` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`published_by` text NOT NULL,
	`published_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `version`)
);
--> statement-breakpoint
CREATE TABLE `recommendation_rule` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`position` integer NOT NULL,
	`content` text NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recommendation_rule_name` ON `recommendation_rule` (`distributor_id`,`name`);--> statement-breakpoint
CREATE TABLE `charge` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`request_id` text NOT NULL,
	`provider` text NOT NULL,
	`provider_charge_id` text NOT NULL,
	`method` text NOT NULL,
	`status` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`br_code` text NOT NULL,
	`expires_at` text NOT NULL,
	`paid_at` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `charge_provider` ON `charge` (`distributor_id`,`provider`,`provider_charge_id`);--> statement-breakpoint
CREATE INDEX `charge_request` ON `charge` (`distributor_id`,`request_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `deal_status` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`group_name` text NOT NULL,
	`group_order` integer NOT NULL,
	`order` integer NOT NULL,
	`color` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `request` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`type` text NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`purchase_type` text NOT NULL,
	`integrator_id` text NOT NULL,
	`created_by` text NOT NULL,
	`deal_status_id` text NOT NULL,
	`payment_status` text NOT NULL,
	`stock_status` text,
	`center_id` text NOT NULL,
	`total_cents` integer NOT NULL,
	`total_power_w` integer NOT NULL,
	`expires_on` text,
	`budget_code` text,
	`budget_created_at` text,
	`is_copy` integer DEFAULT false NOT NULL,
	`ecommerce` integer DEFAULT false NOT NULL,
	`lead_id` text,
	`system_id` text,
	`sizing_id` text,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `request_code` ON `request` (`distributor_id`,`code`);--> statement-breakpoint
CREATE INDEX `request_list` ON `request` (`distributor_id`,`type`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `request_integrator` ON `request` (`distributor_id`,`integrator_id`,`type`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `request_version` (
	`distributor_id` text NOT NULL,
	`request_id` text NOT NULL,
	`version` integer NOT NULL,
	`content` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `request_id`, `version`),
	FOREIGN KEY (`distributor_id`,`request_id`) REFERENCES `request`(`distributor_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `webhook_event` (
	`distributor_id` text NOT NULL,
	`provider` text NOT NULL,
	`event_id` text NOT NULL,
	`type` text NOT NULL,
	`received_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `provider`, `event_id`)
);
--> statement-breakpoint
CREATE TABLE `distribution_center` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`priority` integer NOT NULL,
	`address` text NOT NULL,
	`serviced_states` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `distribution_region` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`states` text NOT NULL,
	`center_priority` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `distribution_region_state` (
	`distributor_id` text NOT NULL,
	`state` text NOT NULL,
	`region_id` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `state`)
);
--> statement-breakpoint
CREATE TABLE `stock` (
	`distributor_id` text NOT NULL,
	`product_id` text NOT NULL,
	`center_id` text NOT NULL,
	`on_hand` integer NOT NULL,
	`conditional` integer DEFAULT 0 NOT NULL,
	`reserved` integer DEFAULT 0 NOT NULL,
	`minimum` integer DEFAULT 0 NOT NULL,
	`future_stock_on` text,
	PRIMARY KEY(`distributor_id`, `product_id`, `center_id`),
	CONSTRAINT "stock_not_negative" CHECK("stock"."on_hand" + "stock"."conditional" - "stock"."reserved" >= 0),
	CONSTRAINT "stock_reserved_not_negative" CHECK("stock"."reserved" >= 0),
	CONSTRAINT "stock_on_hand_not_negative" CHECK("stock"."on_hand" >= 0)
);
--> statement-breakpoint
CREATE INDEX `stock_center` ON `stock` (`distributor_id`,`center_id`,`product_id`);--> statement-breakpoint
CREATE TABLE `stock_arrival` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`product_id` text NOT NULL,
	`center_id` text NOT NULL,
	`lot` text DEFAULT '' NOT NULL,
	`amount` integer NOT NULL,
	`expected_on` text,
	`on_sale` integer DEFAULT true NOT NULL,
	`state` text NOT NULL,
	`received_amount` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`),
	CONSTRAINT "stock_arrival_amount" CHECK("stock_arrival"."amount" > 0)
);
--> statement-breakpoint
CREATE INDEX `stock_arrival_open` ON `stock_arrival` (`distributor_id`,`state`,`product_id`,`center_id`);--> statement-breakpoint
CREATE INDEX `stock_arrival_date` ON `stock_arrival` (`distributor_id`,`state`,`expected_on`,`id`);--> statement-breakpoint
CREATE TABLE `stock_move` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`product_id` text NOT NULL,
	`center_id` text NOT NULL,
	`kind` text NOT NULL,
	`on_hand_change` integer DEFAULT 0 NOT NULL,
	`reserved_change` integer DEFAULT 0 NOT NULL,
	`conditional_change` integer DEFAULT 0 NOT NULL,
	`request_id` text,
	`arrival_id` text,
	`note` text DEFAULT '' NOT NULL,
	`actor_id` text DEFAULT '' NOT NULL,
	`actor_name` text DEFAULT '' NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `stock_move_product` ON `stock_move` (`distributor_id`,`product_id`,`center_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `stock_move_at` ON `stock_move` (`distributor_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `stock_move_request` ON `stock_move` (`distributor_id`,`request_id`);--> statement-breakpoint
CREATE TABLE `stock_reservation` (
	`distributor_id` text NOT NULL,
	`request_id` text NOT NULL,
	`product_id` text NOT NULL,
	`center_id` text NOT NULL,
	`amount` integer NOT NULL,
	`state` text NOT NULL,
	`expires_at` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `request_id`, `product_id`, `center_id`)
);
--> statement-breakpoint
CREATE INDEX `stock_reservation_due` ON `stock_reservation` (`distributor_id`,`state`,`expires_at`);--> statement-breakpoint
CREATE INDEX `stock_reservation_product` ON `stock_reservation` (`distributor_id`,`product_id`,`center_id`,`state`);