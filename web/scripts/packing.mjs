// Small pictures for the docs: the browser itself packs them, so that nothing else is needed.
import { mkdirSync, writeFileSync } from "node:fs";

const QUALITY = 0.47;

/** What keeps a PNG as WebP in this folder, at most so wide. */
export async function packing(browser, folder) {
  mkdirSync(folder, { recursive: true });
  const packer = await (await browser.newContext()).newPage();
  return async (name, png, widest) => {
    const packed = await packer.evaluate(
      async ([data, widest, quality]) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const scale = Math.min(1, widest / image.width);
        const canvas = document.createElement("canvas");
        canvas.width = image.width * scale;
        canvas.height = image.height * scale;
        const pen = canvas.getContext("2d");
        pen.imageSmoothingQuality = "high";
        pen.drawImage(image, 0, 0, canvas.width, canvas.height);
        return canvas.toDataURL("image/webp", quality).split(",")[1];
      },
      [png.toString("base64"), widest, QUALITY],
    );
    writeFileSync(`${folder}/${name}.webp`, Buffer.from(packed, "base64"));
  };
}
