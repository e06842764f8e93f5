import type { Distributor } from "#domain/access/actor.ts";
import type {
  DocumentFormat,
  DocumentLogo,
  DocumentModel,
  DocumentProof,
} from "#domain/documents/document-model.ts";
import type { Database } from "#worker/db/client.ts";
import { createFileRepository } from "#worker/repositories/files/file-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { openFileStore } from "../files/file-store.ts";
import { readFont } from "./read-font.ts";

/** A document as a file. */
export interface DocumentFile {
  name: string;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Writes a document. The writers are loaded when the first one is asked for.
 *  @throws DomainError FILES_UNAVAILABLE */
export async function renderDocument(
  { env }: Scope,
  format: DocumentFormat,
  model: DocumentModel,
  proof: DocumentProof | null,
  logo: DocumentLogo | null,
): Promise<Uint8Array<ArrayBuffer>> {
  if (format === "docx") {
    const { renderDocx } = await import("#worker/documents/render-docx.ts");
    return renderDocx(model, proof, logo);
  }
  const { renderPdf } = await import("#worker/documents/render-pdf.ts");
  return renderPdf(model, proof, logo, (name) => readFont(env, name));
}

/** Picture of the distributor that documents can hold: one that was uploaded, as PNG or JPEG. Null for others, which
 *  would have to be fetched from elsewhere. */
export async function readLogo(
  scope: Scope,
  { distributor, database }: { distributor: Distributor; database: Database },
): Promise<DocumentLogo | null> {
  const [, id] = /^\/arquivos\/(fil_[0-9a-z]{1,60})$/.exec(distributor.theme.logo ?? "") ?? [];
  if (id === undefined) return null;
  const file = await createFileRepository(database, distributor.id).findShown(id);
  const { contentType } = file ?? {};
  if (file === null || (contentType !== "image/png" && contentType !== "image/jpeg")) return null;
  const stored = await openFileStore(scope.env).get(file.key);
  return stored === null ? null : { contentType, bytes: new Uint8Array(await stored.arrayBuffer()) };
}
