import './layers.css';
