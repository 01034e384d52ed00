import { lazy, Suspense } from "react";
import { LoadingState } from "../../../components/loading-state.tsx";
import { loadChunk } from "../../../lib/page-route.ts";
import { useLabel } from "../../../lib/use-label.ts";
import type { InputProps } from "../field-parts.ts";
import { asText, useInputBasics } from "../input-basics.ts";

const DocumentUpload = lazy(async () => ({
  default: (await loadChunk(() => import("../../../components/document-upload.tsx"))).DocumentUpload,
}));

export function DocumentField(props: InputProps) {
  const text = useLabel();
  const { "aria-required": _, ...basics } = useInputBasics(props);
  return (
    <Suspense fallback={<LoadingState lines={1} />}>
      <DocumentUpload
        {...basics}
        name={text(props.field.label)}
        path={asText(props.value) || null}
        onChange={props.onChange}
      />
    </Suspense>
  );
}
