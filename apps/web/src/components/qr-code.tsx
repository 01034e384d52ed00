import { encode } from "uqr";

interface Props {
  readonly text: string;
  /** What it is, for whoever can't see it. */
  readonly label: string;
  /** Pixels; narrower places make it smaller. */
  readonly size?: number;
}

/** A QR code, dark on white in every theme: cameras expect it so. */
export function QrCode({ text, label, size: width = 208 }: Props) {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={width}
      height={width}
      shapeRendering="crispEdges"
      style={{ background: "#fff", borderRadius: 8, flexShrink: 0, maxWidth: "100%", height: "auto" }}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
