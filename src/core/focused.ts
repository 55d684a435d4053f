/** What has the focus in the document or shadow root of a node; from outside, a shadow root has it as a whole. */
export const focusedBeside = (node: Node) => (node.getRootNode() as Document | ShadowRoot).activeElement;

/** Whether the focus is nowhere, as when what had it is gone. */
export const isFocusLost = () => document.activeElement === document.body;
