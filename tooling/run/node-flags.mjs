/**
 * How the product's processes are run, here and in the image. What is young in memory may take 24 MB in place of Node's 48:
 * a node that waits takes 25 MB less, and an order or a call costs the same.
 */
export const NODE_FLAGS = ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=8"];
