import { sql } from "drizzle-orm";
import type { Claim, Shipment } from "#domain/shipments/shipment-schema.ts";
import { readInvoiceKey } from "#domain/validation/invoice-key.ts";
import type { Database } from "#worker/db/client.ts";

type Row = Omit<Shipment, "lines" | "claims" | "invoiceNumber" | "invoiceSeries"> & { lines: string };

type Said = Omit<Claim["messages"][number], "isOfCompany"> & { claimId: string; isOfCompany: number };

/** Reads the units of an order that were cancelled, by item. */
export async function readCancelled(
  { orm, readBatch }: Database,
  distributorId: string,
  requestId: string,
): Promise<{ itemId: string; amount: number }[]> {
  const [rows] = await readBatch([
    orm.all<{ itemId: string; amount: number }>(sql`select line.value ->> '$.itemId' as itemId,
        sum(line.value ->> '$.cancelled') as amount
      from request_return, json_each(request_return.lines) as line
      where distributor_id = ${distributorId} and request_id = ${requestId} and undone_at is null
      group by itemId`),
  ]);
  return rows;
}

/** Reads the shipments of an order with their claims, the first one first. */
export async function readShipments(
  { orm, readBatch }: Database,
  distributorId: string,
  requestId: string,
): Promise<Shipment[]> {
  const of = sql`shipment.distributor_id = ${distributorId} and shipment.request_id = ${requestId}`;
  const [rows, claims, photos, messages] = await readBatch([
    orm.all<Row>(sql`select shipment.id, shipment.lines, shipment.invoice_key as invoiceKey, shipment.carrier,
        shipment.tracking_code as trackingCode, shipment.tracking_url as trackingUrl, shipment.sent_on as sentOn,
        shipment.expected_on as expectedOn, shipment.created_at as createdAt, shipment.delivered_at as deliveredAt,
        shipment.received_by as receivedBy,
        coalesce((select trim(person.name || ' ' || person.surname) from user as person
          where person.distributor_id = shipment.distributor_id and person.id = shipment.created_by), '') as createdByName
      from shipment where ${of} order by shipment.created_at, shipment.id`),
    orm.all<
      Omit<Claim, "photos" | "messages"> & { shipmentId: string }
    >(sql`select claim.id, claim.shipment_id as shipmentId,
        claim.item_id as itemId, claim.item_name as itemName, claim.kind, claim.amount, claim.description,
        claim.created_at as createdAt, claim.outcome, claim.answer, claim.answered_at as answeredAt
      from shipment cross join shipment_claim as claim
        on claim.distributor_id = shipment.distributor_id and claim.shipment_id = shipment.id
      where ${of} order by claim.created_at, claim.id`),
    orm.all<Claim["photos"][number] & { claimId: string }>(sql`select claim_id as claimId, file_id as id, name
      from request_file where distributor_id = ${distributorId} and request_id = ${requestId} and claim_id is not null
      order by file_id`),
    orm.all<Said>(sql`select comment.parent_id as claimId, comment.id, comment.message,
        comment.created_at as createdAt, coalesce(trim(author.name || ' ' || author.surname), '') as authorName,
        coalesce(author.type = 'integrator', 0) as isOfCompany
      from shipment cross join shipment_claim as claim
          on claim.distributor_id = shipment.distributor_id and claim.shipment_id = shipment.id
        cross join comment on comment.distributor_id = claim.distributor_id and comment.parent_type = 'claim'
          and comment.parent_id = claim.id
        left join user as author on author.distributor_id = comment.distributor_id and author.id = comment.author_id
      where ${of} order by comment.created_at, comment.id`),
  ]);
  const complete = (claim: (typeof claims)[number]): Claim => ({
    ...claim,
    photos: photos.filter(({ claimId }) => claimId === claim.id),
    messages: messages
      .filter(({ claimId }) => claimId === claim.id)
      .map((one) => ({ ...one, isOfCompany: one.isOfCompany === 1 })),
  });
  return rows.map(({ lines, ...row }) => {
    const invoice = row.invoiceKey === null ? null : readInvoiceKey(row.invoiceKey);
    return {
      ...row,
      lines: JSON.parse(lines) as Shipment["lines"],
      invoiceNumber: invoice?.number ?? null,
      invoiceSeries: invoice?.series ?? null,
      claims: claims.filter(({ shipmentId }) => shipmentId === row.id).map(complete),
    };
  });
}
