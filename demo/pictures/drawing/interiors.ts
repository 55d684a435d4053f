/** The colours of one room. */
export interface Interior {
  wall: string;
  joinery: string;
  textile: string;
  accent: string;
  wood: string;
  floor: string;
}

/** Colours that go together in one room. */
export const interiors: readonly Interior[] = [
  { wall: '#ece4d6', joinery: '#f7f3ea', textile: '#8a9a86', accent: '#c4784f', wood: '#b98b5d', floor: '#c9a376' },
  { wall: '#dfe3da', joinery: '#6f8375', textile: '#e3d8c3', accent: '#d0a24c', wood: '#a97c52', floor: '#bd9468' },
  { wall: '#f0e9df', joinery: '#3d5161', textile: '#b8c1c4', accent: '#d28f6b', wood: '#c29a6b', floor: '#d2b389' },
  { wall: '#d5dcdf', joinery: '#f4f1e9', textile: '#4f6577', accent: '#e0b25e', wood: '#9b714d', floor: '#b18a62' },
  { wall: '#eadcd0', joinery: '#f6efe6', textile: '#a9655a', accent: '#5f7a70', wood: '#a87a50', floor: '#c49b6d' },
  { wall: '#f3efe6', joinery: '#d9d3c4', textile: '#c9b394', accent: '#506a5c', wood: '#cba675', floor: '#d9bd95' },
  { wall: '#c7d0c4', joinery: '#efeadd', textile: '#d9c7a8', accent: '#8d4f45', wood: '#8f6746', floor: '#a67e58' },
  { wall: '#e6e2e4', joinery: '#564f63', textile: '#a697ac', accent: '#d4a05a', wood: '#b38860', floor: '#c6a67f' },
  { wall: '#4f6266', joinery: '#e9e2d3', textile: '#c48a5a', accent: '#e2c48b', wood: '#a57b52', floor: '#b78f64' },
];
