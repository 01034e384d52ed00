import { uploadLimits } from "@retribusi/contract/features/files/picture.rules";
import { lazy, Suspense } from "react";
import { LoadingState } from "../../../components/loading-state.tsx";
import { loadChunk } from "../../../lib/page-route.ts";
import { readPictures, writePictures } from "../../../lib/picture.ts";
import { useLabel } from "../../../lib/use-label.ts";
import type { InputProps } from "../field-parts.ts";
import { useInputBasics } from "../input-basics.ts";

const PictureUpload = lazy(async () => ({
  default: (await loadChunk(() => import("../../../components/picture-upload.tsx"))).PictureUpload,
}));

function Pictures({ max, ...props }: InputProps & { readonly max: number }) {
  const text = useLabel();
  const { "aria-required": _, ...basics } = useInputBasics(props);
  return (
    <Suspense fallback={<LoadingState lines={1} />}>
      <PictureUpload
        {...basics}
        name={text(props.field.label)}
        max={max}
        paths={readPictures(props.value)}
        onChange={(paths) => props.onChange(writePictures(paths))}
      />
    </Suspense>
  );
}

export const ImageField = (props: InputProps) => <Pictures {...props} max={1} />;
export const ImagesField = (props: InputProps) => <Pictures {...props} max={uploadLimits.files} />;
