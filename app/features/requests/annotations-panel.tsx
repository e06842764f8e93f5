import "./annotations.css";
import { Form, Link, useNavigation, useSearchParams } from "@remix-run/react";
import { IconPinned } from "@tabler/icons-react";
import { createContext, type ReactNode, useContext, useState } from "react";
import { ANNOTATION_TEXTS as TEXTS } from "#copy/requests/annotations.ts";
import { fill } from "#copy/shared/fill.ts";
import { COMMENT_PAGE_SIZE, MAX_COMMENT, MAX_COMMENT_FILES } from "#domain/comments/comment-rules.ts";
import type { Comment, CommentList } from "#domain/comments/comment-schema.ts";
import { annotationFilePath } from "#domain/requests/request-paths.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import { listAddress } from "#app/lib/lists/list-address.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { InstantText } from "#app/ui/format-text.tsx";
import { HiddenField, TextArea, Tick } from "#app/ui/input.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { FileField } from "../files/file-field.tsx";
import type { UploadedFile } from "../files/use-uploads.ts";

/** Query parameters of a request's page about its annotations. */
export const ANNOTATION_PARAMS = {
  page: "anotacoes",
  replyTo: "responder",
  remove: "excluirAnotacao",
} as const;

/** Id of the panel, which notifications lead to. */
export const ANNOTATIONS_ID = "anotacoes";

export interface AnnotationsPanelProps {
  request: { id: string; type: RequestType };
  annotations: CommentList & { page: number };
}

/** The request that the annotations are on. */
const AnnotatedRequest = createContext<AnnotationsPanelProps["request"]>({ id: "", type: "budget" });

/** Annotations on a request: pinned ones first, then the newest, each with its replies. */
export function AnnotationsPanel({ request, annotations }: AnnotationsPanelProps) {
  const { items, totalItems, page } = annotations;
  const newest = `${items.map(({ id }) => id).join()} ${String(totalItems)}`;
  return (
    <AnnotatedRequest.Provider value={request}>
      <Panel title={TEXTS.title} className="app-card app-stack" id={ANNOTATIONS_ID} aria-label={TEXTS.title}>
        <NewAnnotation key={newest} {...annotations} replyTo={null} />
        {items.length === 0 && <p className="app-quiet">{TEXTS.empty}</p>}
        <ul className="app-annotations" aria-label={TEXTS.title}>
          {items.map((one) => (
            <Annotation key={one.id} annotation={one} {...annotations} />
          ))}
        </ul>
        <Pages page={page} totalItems={totalItems} shown={items.length} />
      </Panel>
    </AnnotatedRequest.Provider>
  );
}

function Annotation({
  annotation,
  ...rest
}: { annotation: Comment } & Pick<CommentList, "people" | "mayBeInternal">) {
  const [params] = useSearchParams();
  const { id, authorName, fixed, isInternal, replies } = annotation;
  const name = authorName;
  return (
    <li className="app-annotation" id={id}>
      <Said said={annotation}>
        {fixed && (
          <Badge tone="info">
            <IconPinned size={14} stroke={1.75} aria-hidden /> {TEXTS.pinned}
          </Badge>
        )}
        {isInternal && <Badge tone="warn">{TEXTS.isInternal}</Badge>}
      </Said>
      <div className="app-row app-gap-8">
        <Link
          className="app-link-button"
          to={listAddress(params, { [ANNOTATION_PARAMS.replyTo]: id, [ANNOTATION_PARAMS.remove]: null })}
          preventScrollReset
          aria-label={fill(TEXTS.answerNamed, { name })}
        >
          {TEXTS.answer}
        </Link>
        <Form method="post" preventScrollReset>
          <HiddenField name="annotationId" value={id} />
          <HiddenField name="fixed" value={fixed ? "false" : "true"} />
          <Button
            type="submit"
            kind="link"
            name="intent"
            value="pinAnnotation"
            aria-label={fill(fixed ? TEXTS.unpinNamed : TEXTS.pinNamed, { name })}
          >
            {fixed ? TEXTS.unpin : TEXTS.pin}
          </Button>
        </Form>
        <Removal said={annotation} />
      </div>
      {replies.length > 0 && (
        <ul className="app-annotations app-annotation__replies">
          {replies.map((reply) => (
            <li key={reply.id} className="app-annotation">
              <Said said={reply} />
              <div className="app-row app-gap-8">
                <Removal said={reply} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {params.get(ANNOTATION_PARAMS.replyTo) === id && (
        <NewAnnotation key={replies.at(-1)?.id} {...rest} mayBeInternal={false} replyTo={annotation} />
      )}
    </li>
  );
}

type SaidText = Pick<Comment, "id" | "message" | "authorName" | "createdAt" | "files" | "mayRemove">;

function Said({ said, children }: { said: SaidText; children?: ReactNode }) {
  const { id, message, authorName, createdAt, files } = said;
  const request = useContext(AnnotatedRequest);
  return (
    <>
      <p className="app-row app-gap-8">
        <strong>{authorName}</strong>
        <span className="app-quiet">
          <InstantText value={createdAt} />
        </span>
        {children}
      </p>
      <p className="app-annotation__text">{message}</p>
      {files.length > 0 && (
        <ul className="app-annotation__files" aria-label={TEXTS.files}>
          {files.map((file) => (
            <li key={file.id}>
              <a href={annotationFilePath(request, { id, fileId: file.id })} download>
                {file.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Deletes an annotation, after a question that the address asks. */
function Removal({ said: { id, authorName, mayRemove } }: { said: SaidText }) {
  const [params] = useSearchParams();
  if (!mayRemove) return null;
  if (params.get(ANNOTATION_PARAMS.remove) !== id) {
    return (
      <Link
        className="app-link-button"
        to={listAddress(params, { [ANNOTATION_PARAMS.remove]: id, [ANNOTATION_PARAMS.replyTo]: null })}
        preventScrollReset
        aria-label={fill(TEXTS.removeNamed, { name: authorName })}
      >
        {TEXTS.remove}
      </Link>
    );
  }
  return (
    <Form
      method="post"
      preventScrollReset
      className="app-row app-gap-8"
      role="group"
      aria-label={TEXTS.question}
    >
      <HiddenField name="annotationId" value={id} />
      <span>{TEXTS.question}</span>
      <LinkButton to={listAddress(params, { [ANNOTATION_PARAMS.remove]: null })} preventScrollReset>
        {TEXTS.cancel}
      </LinkButton>
      <Button type="submit" kind="danger" name="intent" value="removeAnnotation">
        {TEXTS.remove}
      </Button>
    </Form>
  );
}

/** Form of a new annotation, or of a reply. */
function NewAnnotation({
  people,
  mayBeInternal,
  replyTo,
}: Pick<CommentList, "people" | "mayBeInternal"> & { replyTo: Comment | null }) {
  const [params] = useSearchParams();
  const isBusy = useNavigation().state !== "idle";
  const request = useContext(AnnotatedRequest);
  const isHydrated = useHydrated();
  const [files, setFiles] = useState<readonly UploadedFile[] | null>(null);
  const suffix = replyTo?.id ?? "new";
  const label = replyTo === null ? TEXTS.message : TEXTS.reply;
  return (
    <Form method="post" preventScrollReset className="app-stack app-gap-8">
      {replyTo !== null && <HiddenField name="replyTo" value={replyTo.id} />}
      <label className="app-field__label" htmlFor={`annotation-${suffix}`}>
        {label}
      </label>
      <TextArea id={`annotation-${suffix}`} name="message" rows={3} maxLength={MAX_COMMENT} required />
      {files !== null ? (
        <FileField
          name="files"
          id={`annotation-files-${suffix}`}
          label={TEXTS.files}
          max={MAX_COMMENT_FILES}
          files={files}
          onFiles={(change) => {
            setFiles((before) => (typeof change === "function" ? change(before ?? []) : change));
          }}
          to={{ path: `/app/user/requests/${request.id}/annotation-files`, shrinksPhotos: true }}
        />
      ) : (
        isHydrated && (
          <Button
            kind="link"
            className="app-annotation__attach"
            onClick={() => {
              setFiles([]);
            }}
          >
            {TEXTS.attach}
          </Button>
        )
      )}
      {people.length > 0 && (
        <details className="app-annotation__tell">
          <summary>{TEXTS.tell}</summary>
          <p className="app-quiet">{mayBeInternal ? TEXTS.toldInternal : TEXTS.told}</p>
          <ul className="app-annotation__people">
            {people.map(({ id, name, isOfCompany }) => (
              <li key={id}>
                <label className="app-row app-gap-8">
                  <Tick name="mentions" value={id} />
                  {isOfCompany ? fill(TEXTS.ofCompany, { name }) : name}
                </label>
              </li>
            ))}
          </ul>
        </details>
      )}
      {mayBeInternal && (
        <label className="app-row app-gap-8">
          <Tick name="isInternal" value="true" defaultChecked />
          {TEXTS.internal}
        </label>
      )}
      <div className="app-row app-gap-8">
        <Button type="submit" name="intent" value="annotate" disabled={isBusy}>
          {isBusy ? TEXTS.saving : replyTo === null ? TEXTS.save : TEXTS.saveReply}
        </Button>
        {replyTo !== null && (
          <LinkButton to={listAddress(params, { [ANNOTATION_PARAMS.replyTo]: null })} preventScrollReset>
            {TEXTS.cancel}
          </LinkButton>
        )}
      </div>
    </Form>
  );
}

function Pages({ page, totalItems, shown }: { page: number; totalItems: number; shown: number }) {
  const [params] = useSearchParams();
  if (totalItems <= COMMENT_PAGE_SIZE && page === 1) return null;
  const to = (next: number) => listAddress(params, { [ANNOTATION_PARAMS.page]: String(next), done: null });
  const from = (page - 1) * COMMENT_PAGE_SIZE;
  return (
    <p className="app-row app-gap-8">
      {page > 1 && (
        <LinkButton to={to(page - 1)} preventScrollReset>
          {TEXTS.newer}
        </LinkButton>
      )}
      <span className="app-quiet">
        {fill(TEXTS.page, {
          from: String(Math.min(from + 1, totalItems)),
          until: String(from + shown),
          total: String(totalItems),
        })}
      </span>
      {from + shown < totalItems && (
        <LinkButton to={to(page + 1)} preventScrollReset>
          {TEXTS.older}
        </LinkButton>
      )}
    </p>
  );
}
