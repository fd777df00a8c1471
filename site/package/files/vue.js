import './widgets.js';
