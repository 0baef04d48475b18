/**
 * How Node runs the product, here and in the image. The young generation is capped at 24 MB instead of 48: an idle node takes
 * 25 MB less, and calls cost the same (docs/decisions/0098).
 */
export const NODE_FLAGS = ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=8"];
